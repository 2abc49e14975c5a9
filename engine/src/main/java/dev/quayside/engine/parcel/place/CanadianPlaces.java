package dev.quayside.engine.parcel.place;

import dev.quayside.engine.base.table.TableFile;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Canadian postal codes by their first three characters, the forward sortation area.
final class CanadianPlaces {

  private static final Pattern CODE = Pattern.compile("[A-Z]\\d[A-Z]\\d[A-Z]\\d");
  private static final int SORTATION_AREA = 3;

  private CanadianPlaces() {}

  /// @param code `K1A 0B1`, with or without the space
  static Optional<Place> find(String code) {
    var tight = code.replace(" ", "").toUpperCase(Locale.ROOT);
    return CODE.matcher(tight).matches()
        ? Optional.ofNullable(Areas.ALL.get(tight.substring(0, SORTATION_AREA)))
            .map(area -> area.at(tight))
        : Optional.empty();
  }

  static Collection<PostalArea> areas() {
    return Areas.ALL.values();
  }

  /// Read on first use.
  private static final class Areas {
    static final Map<String, PostalArea> ALL =
        TableFile.lines(Places.FOLDER, "ca_fsa.tsv.gz").stream()
            .map(line -> line.split("\t"))
            .collect(Collectors.toUnmodifiableMap(c -> c[0], c -> PostalArea.read("CA", c)));
  }
}

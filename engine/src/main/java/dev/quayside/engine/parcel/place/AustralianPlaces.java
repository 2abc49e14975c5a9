package dev.quayside.engine.parcel.place;

import dev.quayside.engine.base.table.TableFile;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Australian postcodes.
final class AustralianPlaces {

  private AustralianPlaces() {}

  /// @param postcode four digits
  static Optional<Place> find(String postcode) {
    return Optional.ofNullable(Areas.ALL.get(postcode)).map(area -> area.at(postcode));
  }

  static Collection<PostalArea> areas() {
    return Areas.ALL.values();
  }

  /// Read on first use.
  private static final class Areas {
    static final Map<String, PostalArea> ALL =
        TableFile.lines(Places.FOLDER, "au_postcode.tsv.gz").stream()
            .map(line -> line.split("\t"))
            .collect(Collectors.toUnmodifiableMap(c -> c[0], c -> PostalArea.read("AU", c)));
  }
}

package dev.quayside.engine.carrier.day;

import dev.quayside.engine.base.table.TableFile;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Days on which a carrier neither picks up nor delivers, 2025 to 2028.
public final class Holidays {

  private Holidays() {}

  /// @param carrier the name of its card: `ups`, or `ups.ca` from Canada
  public static Set<LocalDate> of(String carrier) {
    return rows(carrier)
        .map(row -> LocalDate.parse(row[0]))
        .collect(Collectors.toUnmodifiableSet());
  }

  /// @param country where the parcels are taken over, ISO 3166-1 alpha-2
  public static Set<LocalDate> of(String carrier, String country) {
    var there = of(carrier + "." + country.toLowerCase(Locale.ROOT));
    return there.isEmpty() ? of(carrier) : there;
  }

  private static Stream<String[]> rows(String carrier) {
    return Table.ROWS.stream().filter(row -> List.of(row[2].split(" ")).contains(carrier));
  }

  private static final class Table {
    static final List<String[]> ROWS =
        TableFile.lines("/dev/quayside/engine/carrier/day", "holidays.tsv").stream()
            .map(line -> line.split("\t"))
            .toList();
  }
}

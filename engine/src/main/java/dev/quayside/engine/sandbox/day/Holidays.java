package dev.quayside.engine.sandbox.day;

import dev.quayside.engine.sandbox.card.Tables;
import java.time.LocalDate;
import java.util.List;
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

  private static Stream<String[]> rows(String carrier) {
    return Table.ROWS.stream().filter(row -> List.of(row[2].split(" ")).contains(carrier));
  }

  private static final class Table {
    static final List<String[]> ROWS =
        Tables.lines("holidays.tsv").stream().map(line -> line.split("\t")).toList();
  }
}

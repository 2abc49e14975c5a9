package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A postal code or a telephone number that a file has in several columns, of a few digits each:
/// `郵便番号1` 100 and `郵便番号2` 0005. Two columns of whole numbers are two numbers.
final class SplitColumns {

  private static final Set<Column> SPLIT = EnumSet.of(Column.ZIP, Column.PHONE);
  private static final String PART = "\\d{1,5}";
  private static final int MOST_PARTS = 3;

  private SplitColumns() {}

  /// The columns that go on with the one at a place; empty when none does.
  static List<Integer> further(List<String> header, Column column, int place) {
    if (!SPLIT.contains(column) || !Letters.of(header.get(place)).endsWith("1")) {
      return List.of();
    }
    var key = Letters.of(header.get(place));
    var base = key.substring(0, key.length() - 1);
    return IntStream.rangeClosed(2, MOST_PARTS)
        .takeWhile(part -> place + part - 1 < header.size())
        .takeWhile(part -> Letters.of(header.get(place + part - 1)).equals(base + part))
        .mapToObj(part -> place + part - 1)
        .toList();
  }

  /// The cell at a place with those that go on with it.
  static String joined(List<String> header, Column column, int place, Sheet.Line line) {
    var first = line.cells().get(place);
    var further =
        further(header, column, place).stream()
            .filter(at -> at < line.cells().size())
            .map(at -> line.cells().get(at).strip())
            .toList();
    boolean parts =
        !further.isEmpty()
            && Stream.concat(Stream.of(first.strip()), further.stream())
                .allMatch(part -> part.matches(PART));
    return parts ? first.strip() + "-" + String.join("-", further) : first;
  }
}

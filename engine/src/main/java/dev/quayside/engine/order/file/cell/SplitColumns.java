package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A postal code or a telephone number that a file has in several columns, of a few digits each:
/// `郵便番号1` 100 and `郵便番号2` 0005. Two columns of whole numbers are two numbers.
public final class SplitColumns {

  private static final String PART = "\\d{1,5}";
  private static final int MOST_PARTS = 3;

  private SplitColumns() {}

  /// The columns that go on with the one at a place; empty when none does.
  public static List<Integer> further(List<String> header, int place) {
    var first = header.get(place);
    if (!first.endsWith("1") && !first.endsWith("１")) {
      return List.of();
    }
    var key = Letters.of(first);
    var base = key.substring(0, key.length() - 1);
    return IntStream.rangeClosed(2, MOST_PARTS)
        .takeWhile(part -> place + part - 1 < header.size())
        .takeWhile(part -> Letters.of(header.get(place + part - 1)).equals(base + part))
        .mapToObj(part -> place + part - 1)
        .toList();
  }

  /// The cell at a place with those that go on with it.
  public static String joined(List<String> header, int place, List<String> cells) {
    var first = cells.get(place);
    var further =
        further(header, place).stream()
            .filter(at -> at < cells.size())
            .map(at -> cells.get(at).strip())
            .toList();
    boolean parts =
        !further.isEmpty()
            && Stream.concat(Stream.of(first.strip()), further.stream())
                .allMatch(part -> part.matches(PART));
    return parts ? first.strip() + "-" + String.join("-", further) : first;
  }
}

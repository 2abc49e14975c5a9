package dev.quayside.engine.order.file.cell;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Items that have columns of their own: one for each item of an order, `line_item_1`,
/// `line_item_2`, or one for each product of the shop, `Item: Deluxe box`, with the pieces in its
/// cells, as pledge managers write it.
public final class ItemColumns {

  private static final Pattern NUMBERED =
      Pattern.compile("(?i)(?:line[ _-]?)?(?:item|product|article)[ _#-]*\\d{1,3}");

  private static final Pattern COUNTED =
      Pattern.compile("(?i)(?:item|product|reward|add-?on)s?:\\s*(\\S.*)");

  private static final Pattern PIECES = Pattern.compile("0*[1-9]\\d{0,3}(?:\\.0+)?");

  private static final Pattern NONE = Pattern.compile("0+(?:\\.0+)?");

  private ItemColumns() {}

  /// The places of such columns.
  ///
  /// @param taken places that mean something else
  public static List<Integer> places(List<String> header, Collection<Integer> taken) {
    return IntStream.range(0, header.size())
        .filter(place -> !taken.contains(place))
        .filter(place -> isItem(header.get(place)))
        .boxed()
        .toList();
  }

  private static boolean isItem(String header) {
    return NUMBERED.matcher(header).matches() || COUNTED.matcher(header).matches();
  }

  /// Whether nothing in a cell is left out.
  public static boolean isRead(String header, String cell) {
    return isItem(header)
        && (cell.isBlank()
            || COUNTED.matcher(header).matches() && NONE.matcher(cell.strip()).matches()
            || items(header, cell.strip()).findAny().isPresent());
  }

  /// The items of one line.
  ///
  /// @param places of the columns
  public static List<ItemList.Entry> of(
      List<String> header, List<Integer> places, List<String> cells) {
    return places.stream()
        .filter(place -> place < cells.size())
        .flatMap(place -> items(header.get(place), cells.get(place).strip()))
        .toList();
  }

  private static Stream<ItemList.Entry> items(String header, String cell) {
    var counted = COUNTED.matcher(header);
    if (!counted.matches()) {
      return ItemList.of(cell).stream();
    }
    return PIECES.matcher(cell).matches()
        ? Stream.of(ItemList.Entry.of(counted.group(1), (int) Double.parseDouble(cell)))
        : Stream.empty();
  }
}

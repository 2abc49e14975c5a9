package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Items that have several columns each, by their number: `Item 1 Name`, `Item 1 Qty`, `SKU 2`,
/// `Product Name 2`.
public final class NumberedItems {

  private static final Pattern BETWEEN =
      Pattern.compile("(?:line)?(?:item|product|article|articulo|artikel|line)(\\d{1,3})(\\p{L}+)");

  private static final Pattern BEHIND =
      Pattern.compile("((?:line)?(?:item|product|article|articulo|artikel)?\\p{L}+?)(\\d{1,3})");

  private static final Pattern WHAT =
      Pattern.compile(
          "(?:line)?(?:item|product|article|articulo|artikel)?"
              + "(?:(?<name>name|title|description|desc|nombre|bezeichnung|nom)|(?<sku>sku|code)"
              + "|(?<pieces>qty|quantity|cantidad|menge|quantite)"
              + "|(?<price>price|unitprice|precio|preis|prix))");

  /// How many pieces one line may have of an item.
  private static final Pattern PIECES = Pattern.compile("[1-9]\\d{0,3}(?:\\.0+)?");

  private static final Pattern PRICE = Pattern.compile("\\d{1,9}(?:\\.\\d{1,4})?");

  private static final int LEAST = 2;

  /// What a column says of which item.
  private record Part(int number, String what) {}

  private NumberedItems() {}

  /// The columns that say something of an item; none where only one item has any, which is a column
  /// as any other.
  public static List<Integer> places(List<String> header) {
    var found = new TreeMap<Integer, List<Integer>>();
    for (int place = 0; place < header.size(); place++) {
      var part = part(header.get(place));
      if (part != null) {
        found.computeIfAbsent(part.number(), _ -> new ArrayList<>()).add(place);
      }
    }
    boolean several =
        found.size() >= LEAST && found.values().stream().anyMatch(places -> places.size() >= LEAST);
    return several ? found.values().stream().flatMap(List::stream).toList() : List.of();
  }

  /// The items of a line. One without a name and an SKU is none; one without a number of pieces is
  /// one piece.
  public static List<ItemList.Entry> of(List<String> header, List<String> cells) {
    var items = new TreeMap<Integer, Map<String, String>>();
    for (int place : places(header)) {
      var cell = place < cells.size() ? cells.get(place).strip() : "";
      var part = part(header.get(place));
      if (part != null && !cell.isEmpty()) {
        items.computeIfAbsent(part.number(), _ -> new TreeMap<>()).put(part.what(), cell);
      }
    }
    return items.values().stream()
        .filter(item -> item.containsKey("name") || item.containsKey("sku"))
        .filter(item -> PIECES.matcher(item.getOrDefault("pieces", "1")).matches())
        .map(NumberedItems::entry)
        .toList();
  }

  private static ItemList.Entry entry(Map<String, String> item) {
    var sku = item.get("sku");
    var price = item.getOrDefault("price", "");
    return new ItemList.Entry(
        item.getOrDefault("name", sku == null ? "" : sku),
        sku,
        new BigDecimal(item.getOrDefault("pieces", "1")).intValue(),
        PRICE.matcher(price).matches() ? new BigDecimal(price) : null,
        List.of());
  }

  private static @Nullable Part part(String header) {
    if (header.chars().noneMatch(Character::isDigit)) {
      return null;
    }
    var key = Letters.of(header);
    var between = BETWEEN.matcher(key);
    if (between.matches()) {
      var what = what(between.group(2));
      return what == null ? null : new Part(Integer.parseInt(between.group(1)), what);
    }
    var behind = BEHIND.matcher(key);
    if (!behind.matches()) {
      return null;
    }
    var what = what(behind.group(1));
    return what == null ? null : new Part(Integer.parseInt(behind.group(2)), what);
  }

  private static @Nullable String what(String word) {
    var said = WHAT.matcher(word);
    return said.matches()
        ? List.of("name", "sku", "pieces", "price").stream()
            .filter(each -> said.group(each) != null)
            .findFirst()
            .orElse(null)
        : null;
  }
}

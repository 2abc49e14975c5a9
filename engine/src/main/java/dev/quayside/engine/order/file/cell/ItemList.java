package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.order.buyer.ItemOption;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A cell that lists all items of an order, with their pieces, as shops write it that have one line
/// an order: `2 x Mug; 1 x Sticker`, `Mug x 2, Sticker x 1`, or Big Cartel's
/// `product_name:Mug|quantity:2|price:12.0;product_name:...`.
public final class ItemList {

  private static final Pattern KEYED = Pattern.compile("\\w+:[^|;]*\\|.*", Pattern.DOTALL);

  /// BigCommerce's `Product ID: 1, Product Qty: 2, Product SKU: MUG, Product Name: Mug`.
  private static final Pattern DETAILED = Pattern.compile("Product \\w+: [^,]*,\\s*Product \\w+:");

  private static final Pattern PIECES_FIRST = Pattern.compile("(\\d{1,4})\\s*[x×*]\\s+(\\S.*)");

  /// Not `Shelf 30 x 40`, which is a size.
  private static final Pattern PIECES_LAST =
      Pattern.compile("(\\S.*?\\D|\\D)\\s*(?:[x×*]\\s*|\\(\\s*[x×]?\\s*)(\\d{1,4})\\)?");

  private ItemList() {}

  /// One of the items.
  public record Entry(
      String name,
      @Nullable String sku,
      int pieces,
      @Nullable BigDecimal price,
      List<ItemOption> options) {

    /// Of a column of its own, whose cell is the pieces.
    static Entry of(String name, int pieces) {
      return new Entry(name, null, pieces, null, List.of());
    }

    private static Entry of(String name, String pieces) {
      return new Entry(name.strip(), null, Integer.parseInt(pieces), null, List.of());
    }
  }

  /// Empty for a cell that is the name of one item.
  public static List<Entry> of(String text) {
    if (DETAILED.matcher(text).lookingAt()) {
      return keyed(text, "\\|(?=\\s*Product \\w+:)", ",\\s*(?=Product [\\w ]+:)");
    }
    if (KEYED.matcher(text).matches()) {
      return keyed(text, ";(?=\\s*\\w+:)", "\\|");
    }
    if (text.contains(";") || text.contains("|")) {
      return counted(text.split(text.contains(";") ? ";" : "\\|"));
    }
    var listed = counted(text.split(","));
    return listed.isEmpty() ? counted(new String[] {text}) : listed;
  }

  private static List<Entry> counted(String[] parts) {
    var first = all(parts, PIECES_FIRST, found -> Entry.of(found.group(2), found.group(1)));
    return !first.isEmpty() || parts.length < 2
        ? first
        : all(parts, PIECES_LAST, found -> Entry.of(found.group(1), found.group(2)));
  }

  private interface Reading {
    Entry of(Matcher found);
  }

  /// All parts, or none: half a list is no list.
  private static List<Entry> all(String[] parts, Pattern pattern, Reading reading) {
    var entries = new ArrayList<Entry>();
    for (var part : parts) {
      var found = pattern.matcher(part.strip());
      if (!found.matches()) {
        return List.of();
      }
      entries.add(reading.of(found));
    }
    return entries.stream().allMatch(each -> each.pieces() > 0) ? entries : List.of();
  }

  private static List<Entry> keyed(String text, String betweenItems, String betweenFields) {
    var entries = new ArrayList<Entry>();
    for (var part : text.split(betweenItems)) {
      var fields = fields(part, betweenFields);
      var name = first(fields, "product_name", "name", "title");
      var pieces = first(fields, "quantity", "qty", "product_qty").flatMap(ItemList::number);
      if (name.isEmpty() || pieces.isEmpty() || pieces.get().signum() <= 0) {
        return List.of();
      }
      entries.add(
          new Entry(
              name.get(),
              first(fields, "sku", "product_sku").orElse(null),
              pieces.get().intValue(),
              price(fields, pieces.get()),
              first(fields, "product_option_name", "option", "variant", "product_variation_details")
                  .stream()
                  .map(option -> new ItemOption(null, option))
                  .toList()));
    }
    return entries;
  }

  /// Of one piece, from that of all where it alone is there.
  private static @Nullable BigDecimal price(Map<String, String> fields, BigDecimal pieces) {
    return first(fields, "price", "unit_price", "product_unit_price")
        .flatMap(ItemList::number)
        .or(
            () ->
                first(fields, "sub_total", "subtotal", "total")
                    .flatMap(ItemList::number)
                    .map(all -> all.divide(pieces, 6, RoundingMode.HALF_UP)))
        .orElse(null);
  }

  private static Map<String, String> fields(String entry, String between) {
    var fields = new HashMap<String, String>();
    for (var field : entry.split(between)) {
      int colon = field.indexOf(':');
      if (colon > 0) {
        fields.put(
            field.substring(0, colon).strip().toLowerCase(Locale.ROOT).replace(' ', '_'),
            field.substring(colon + 1).strip());
      }
    }
    return fields;
  }

  private static Optional<String> first(Map<String, String> fields, String... names) {
    return Stream.of(names)
        .map(name -> fields.getOrDefault(name, ""))
        .filter(value -> !value.isEmpty())
        .findFirst();
  }

  private static Optional<BigDecimal> number(String text) {
    var bare = text.replaceFirst("^\\p{Sc}", "");
    return bare.matches("\\d{1,9}(\\.\\d{1,6})?")
        ? Optional.of(new BigDecimal(bare))
        : Optional.empty();
  }
}

package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.parcel.product.ProductFact;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One item of an order, and how many pieces of it go into the box.
///
/// @param line its position among the order's items, from 1; 0 when an older version stored it
/// @param sku the shop's; null without one
/// @param quantity pieces in the box
/// @param left pieces in no parcel yet, including those in the box
/// @param name null when only the SKU is known
/// @param barcode on the item; null when unknown
/// @param fromCatalogue what the order left out and the product catalogue supplied
/// @param ounces weight of one piece; null when unknown
/// @param own what makes the piece the buyer's own; empty for nothing
/// @param other the other order it belongs to; null for the order in the form
public record ContentsLine(
    int line,
    @Nullable String sku,
    int quantity,
    int left,
    @Nullable String name,
    @Nullable String barcode,
    Set<ProductFact> fromCatalogue,
    @Nullable BigDecimal ounces,
    String own,
    @Nullable Other other) {

  /// An order that ships together with the one in the form.
  public record Other(String id, String number) {}

  public ContentsLine {
    left = Math.max(left, quantity);
    own = own == null ? "" : own;
    fromCatalogue = fromCatalogue == null ? Set.of() : Set.copyOf(fromCatalogue);
  }

  /// @param packed one of the order's items
  public static ContentsLine of(SalesOrder order, PackedItem packed) {
    var item = order.details().items().get(packed.line() - 1);
    return new ContentsLine(
        packed.line(),
        item.sku(),
        packed.quantity(),
        order.left(packed.line()),
        item.description(),
        item.barcode(),
        item.fromCatalogue(),
        item.weight() == null ? null : item.weight().ounces(),
        item.optionsInBrief(),
        null);
  }

  /// Everything left of an order that ships together with the one in the form; for an order without
  /// items, the order itself.
  static List<ContentsLine> besides(SalesOrder order) {
    var other = new Other(order.id(), order.shownNumber());
    return order.details().items().isEmpty()
        ? List.of(
            new ContentsLine(0, null, 1, 1, order.shownNumber(), null, Set.of(), null, "", other))
        : order.left().stream().map(item -> of(order, item).beside(other)).toList();
  }

  private ContentsLine beside(Other order) {
    return new ContentsLine(
        line, sku, quantity, left, name, barcode, fromCatalogue, ounces, own, order);
  }

  boolean isOwn() {
    return other == null;
  }

  /// Whether this is an item, and not an order without items.
  boolean isItem() {
    return isOwn() || line > 0;
  }

  ContentsModel.Counted counted(boolean isIn) {
    return new ContentsModel.Counted(own.isEmpty() ? title() : title() + " · " + own, left, isIn);
  }

  ContentsLine with(int pieces) {
    return new ContentsLine(
        line,
        sku,
        Math.clamp(pieces, 0, left),
        left,
        name,
        barcode,
        fromCatalogue,
        ounces,
        own,
        other);
  }

  /// Whether a scanned code is this item's. Scanners may send or omit the leading zeros of a short
  /// article number.
  boolean is(String code) {
    return code.equalsIgnoreCase(sku)
        || (barcode != null && withoutZeros(code).equalsIgnoreCase(withoutZeros(barcode)));
  }

  private static String withoutZeros(String code) {
    int zeros = 0;
    while (zeros < code.length() && code.charAt(zeros) == '0') {
      zeros++;
    }
    return code.substring(zeros);
  }

  /// The name for the packer, else the SKU.
  String title() {
    var words = name == null || name.isBlank() ? sku : name;
    return words == null ? "" : words;
  }

  /// The key of the item in the product catalogue: its SKU, else its name.
  public Optional<String> product() {
    return Optional.ofNullable(sku == null || sku.isBlank() ? name : sku)
        .filter(words -> !words.isBlank());
  }

  /// The SKU and the number of the other order, to be shown beside the name; empty when there is
  /// nothing to add.
  String code() {
    return Stream.of(sku, other == null ? null : other.number())
        .filter(words -> words != null && !words.equals(title()))
        .collect(Collectors.joining(" · "));
  }
}

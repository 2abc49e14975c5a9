package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.parcel.product.ProductFact;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One thing of an order, and how many of it go into the box.
///
/// @param line its place among the order's items, from 1; 0 where an older version kept it
/// @param sku of the shop; null without one
/// @param quantity in the box
/// @param left in no parcel yet, these among them
/// @param name in words; null when only the SKU is known
/// @param barcode on the goods; null where nobody knows it
/// @param fromCatalogue what the order did not say and the product catalogue knew
/// @param other the order it is of that ships with the one in hand; null when it is of that one
public record ContentsLine(
    int line,
    @Nullable String sku,
    int quantity,
    int left,
    @Nullable String name,
    @Nullable String barcode,
    Set<ProductFact> fromCatalogue,
    @Nullable Other other) {

  /// An order that ships with the one in hand.
  public record Other(String id, String number) {}

  public ContentsLine {
    left = Math.max(left, quantity);
    fromCatalogue = fromCatalogue == null ? Set.of() : Set.copyOf(fromCatalogue);
  }

  /// @param packed of the order's items
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
        null);
  }

  /// All that is left of an order that ships with the one in hand; of one without items itself.
  static List<ContentsLine> besides(SalesOrder order) {
    var other = new Other(order.id(), order.number());
    return order.details().items().isEmpty()
        ? List.of(new ContentsLine(0, null, 1, 1, order.number(), null, Set.of(), other))
        : order.left().stream().map(item -> of(order, item).beside(other)).toList();
  }

  private ContentsLine beside(Other order) {
    return new ContentsLine(line, sku, quantity, left, name, barcode, fromCatalogue, order);
  }

  boolean isOwn() {
    return other == null;
  }

  /// Whether it is a thing, and not an order without any.
  boolean isItem() {
    return isOwn() || line > 0;
  }

  ContentsModel.Counted counted(boolean isIn) {
    return new ContentsModel.Counted(title(), left, isIn);
  }

  ContentsLine with(int pieces) {
    return new ContentsLine(
        line, sku, Math.clamp(pieces, 0, left), left, name, barcode, fromCatalogue, other);
  }

  /// Whether a scan of the goods means this. Scanners send the leading zeros of a short article
  /// number, or leave them out.
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

  /// What the packer reads: the name, else the SKU.
  String title() {
    var words = name == null || name.isBlank() ? sku : name;
    return words == null ? "" : words;
  }

  /// What the catalogue keeps it under: its SKU, else its name.
  public Optional<String> product() {
    return Optional.ofNullable(sku == null || sku.isBlank() ? name : sku)
        .filter(words -> !words.isBlank());
  }

  /// The SKU beside a name, and the other order it is of; empty when there is no name to stand
  /// beside.
  String code() {
    return Stream.of(sku, other == null ? null : other.number())
        .filter(words -> words != null && !words.equals(title()))
        .collect(Collectors.joining(" · "));
  }
}

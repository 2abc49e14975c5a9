package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import org.jspecify.annotations.Nullable;

/// One thing of an order, and how many of it go into the box.
///
/// @param line its place among the order's items, from 1; 0 where an older version kept it
/// @param sku of the shop; null without one
/// @param quantity in the box
/// @param left in no parcel yet, these among them
/// @param name in words; null when only the SKU is known
public record ContentsLine(
    int line, @Nullable String sku, int quantity, int left, @Nullable String name) {

  public ContentsLine {
    left = Math.max(left, quantity);
  }

  /// @param packed of the order's items
  public static ContentsLine of(SalesOrder order, PackedItem packed) {
    var item = order.details().items().get(packed.line() - 1);
    return new ContentsLine(
        packed.line(),
        item.sku(),
        packed.quantity(),
        order.left(packed.line()),
        item.description());
  }

  ContentsLine with(int pieces) {
    return new ContentsLine(line, sku, Math.clamp(pieces, 0, left), left, name);
  }

  /// What the packer reads: the name, else the SKU.
  String title() {
    var words = name == null || name.isBlank() ? sku : name;
    return words == null ? "" : words;
  }

  /// The SKU beside a name; empty when there is no name to stand beside.
  String code() {
    return sku == null || sku.equals(title()) ? "" : sku;
  }
}

package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.OrderItem;
import org.jspecify.annotations.Nullable;

/// One thing to put into the box, and how many of it.
///
/// @param sku of the shop; null without one
/// @param name in words; null when only the SKU is known
public record ContentsLine(@Nullable String sku, int quantity, @Nullable String name) {

  public static ContentsLine of(OrderItem item) {
    return new ContentsLine(item.sku(), item.quantity(), item.description());
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

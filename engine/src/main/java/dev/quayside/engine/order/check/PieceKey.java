package dev.quayside.engine.order.check;

import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.origin.ShopLine;
import dev.quayside.engine.parcel.product.Product;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What makes pieces of an order's lines the same pieces, whatever place their line has: a shop may
/// change an order between its check and its label.
///
/// @param product key of the SKU, or of the description without one
/// @param externalId of the shop's line; null without one
record PieceKey(String product, @Nullable String externalId, List<ItemOption> options) {

  static PieceKey of(OrderItem item) {
    return new PieceKey(
        item.product().map(Product::key).orElse(""),
        Optional.ofNullable(item.shop()).map(ShopLine::externalId).orElse(null),
        item.options());
  }
}

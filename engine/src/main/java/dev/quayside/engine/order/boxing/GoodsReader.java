package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.boxing.PackedGoods.Piece;
import dev.quayside.engine.parcel.product.Products;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/// Looks up what the catalogue knows of goods to pack.
public record GoodsReader(Products products) {

  /// All items of an order, as far as they are left in its details.
  PackedGoods of(Caller caller, OrderDetails details) {
    var pieces =
        IntStream.rangeClosed(1, details.items().size())
            .mapToObj(line -> Piece.of(line, details.items().get(line - 1)))
            .toList();
    return of(caller, pieces, details);
  }

  /// @param pieces some of the order's items
  public PackedGoods of(Caller caller, List<Piece> pieces, OrderDetails details) {
    return PackedGoods.of(
        pieces, products.known(caller, skus(pieces)), details.parcel().weightOz());
  }

  public PackedGoods of(Caller caller, List<Piece> pieces) {
    return PackedGoods.of(pieces, products.known(caller, skus(pieces)), null);
  }

  private static List<String> skus(List<Piece> pieces) {
    return pieces.stream().map(Piece::sku).filter(Objects::nonNull).toList();
  }
}

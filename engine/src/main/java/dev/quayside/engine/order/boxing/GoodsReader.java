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
    return of(caller, pieces(details), details);
  }

  /// @param pieces some of the order's items; where it was weighed as a whole, those without a
  ///   weight have their share of it
  public PackedGoods of(Caller caller, List<Piece> pieces, OrderDetails details) {
    var all = pieces(details);
    var known = products.known(caller, skus(all));
    return PackedGoods.of(
        pieces, known, PackedGoods.share(all, known, details.parcel().weightOz()));
  }

  public PackedGoods of(Caller caller, List<Piece> pieces) {
    return PackedGoods.of(pieces, products.known(caller, skus(pieces)), null);
  }

  private static List<Piece> pieces(OrderDetails details) {
    return IntStream.rangeClosed(1, details.items().size())
        .mapToObj(line -> Piece.of(line, details.items().get(line - 1)))
        .toList();
  }

  private static List<String> skus(List<Piece> pieces) {
    return pieces.stream().map(Piece::sku).filter(Objects::nonNull).toList();
  }
}

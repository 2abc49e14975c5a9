package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.parcel.carton.Goods;
import dev.quayside.engine.parcel.product.KnownProducts;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductShape;
import dev.quayside.engine.parcel.product.Rotate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Goods to pack, as far as their sizes are known.
///
/// @param unknown SKUs, or names where there is none, of goods without known sides
/// @param weighed whether the weight of each piece is known
public record PackedGoods(List<Goods> goods, Set<String> unknown, boolean weighed) {

  /// Pieces that are packed in one go; for more no box is looked for.
  public static final int MOST_PIECES = 10_000;

  /// Some pieces as an order or a request describes them; what it leaves out is the product's.
  ///
  /// @param line as it is counted there, from 1
  /// @param sku of its product; null for pieces that are none
  public record Piece(
      int line, int quantity, @Nullable String sku, ProductShape shape, @Nullable Weight weight) {

    public static Piece of(int line, OrderItem item) {
      return new Piece(
          line, item.quantity(), item.product().orElse(null), ProductShape.UNKNOWN, item.weight());
    }
  }

  /// @param unweighed ounces of each piece whose weight nothing says; null when not known
  static PackedGoods of(
      List<Piece> pieces, KnownProducts products, @Nullable BigDecimal unweighed) {
    var goods = new ArrayList<Goods>();
    var unknown = new LinkedHashSet<String>();
    boolean weighed = true;
    for (var piece : pieces) {
      var product = Optional.ofNullable(piece.sku()).flatMap(products::find);
      var sides = sides(piece, product);
      var weight =
          weight(piece, product).map(Weight::ounces).or(() -> Optional.ofNullable(unweighed));
      weighed = weighed && weight.isPresent();
      if (sides == null) {
        unknown.add(Objects.requireNonNullElse(piece.sku(), Integer.toString(piece.line())));
      } else {
        goods.add(goods(piece, product, sides, weight.orElse(BigDecimal.ZERO)));
      }
    }
    return new PackedGoods(goods, unknown, weighed);
  }

  /// Whether all of it can be packed.
  public boolean isKnown() {
    return unknown.isEmpty() && pieces() <= MOST_PIECES;
  }

  private long pieces() {
    return goods.stream().mapToLong(Goods::quantity).sum();
  }

  private static Goods goods(
      Piece piece, Optional<Product> product, Sides sides, BigDecimal ounces) {
    var own = piece.shape();
    return new Goods(
        piece.line(),
        piece.quantity(),
        sides.length(),
        sides.width(),
        sides.height(),
        own.rotate() == null ? product.map(Product::rotate).orElse(Rotate.ANY) : own.rotate(),
        own.soft() == null ? product.map(Product::isSoft).orElse(false) : own.soft(),
        own.alone() == null ? product.map(Product::isAlone).orElse(false) : own.alone(),
        ounces);
  }

  private static @Nullable Sides sides(Piece piece, Optional<Product> product) {
    return piece.shape().sides() == null
        ? product.map(Product::sides).orElse(null)
        : piece.shape().sides();
  }

  private static Optional<Weight> weight(Piece piece, Optional<Product> product) {
    return Optional.ofNullable(piece.weight()).or(() -> product.map(Product::weight));
  }

  /// Ounces of each piece of unknown weight when all together are weighed; null when they are not,
  /// or no weight is unknown.
  static @Nullable BigDecimal share(
      List<Piece> all, KnownProducts products, @Nullable BigDecimal together) {
    if (together == null) {
      return null;
    }
    var left = together;
    int unknown = 0;
    for (var piece : all) {
      var product = Optional.ofNullable(piece.sku()).flatMap(products::find);
      var weight = weight(piece, product);
      unknown += weight.isPresent() ? 0 : piece.quantity();
      var ounces = weight.map(Weight::ounces).orElse(BigDecimal.ZERO);
      left = left.subtract(ounces.multiply(BigDecimal.valueOf(piece.quantity())));
    }
    return unknown == 0
        ? null
        : left.max(BigDecimal.ZERO).divide(BigDecimal.valueOf(unknown), MathContext.DECIMAL32);
  }
}

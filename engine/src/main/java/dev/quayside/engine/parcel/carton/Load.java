package dev.quayside.engine.parcel.carton;

import java.math.BigDecimal;
import java.util.List;

/// What one box holds.
///
/// @param goods of each line what is in this box
/// @param placements one for each piece; empty in a mailer
public record Load(List<Goods> goods, List<Placement> placements) {

  static final Load EMPTY = new Load(List.of(), List.of());

  public boolean isEmpty() {
    return goods.isEmpty();
  }

  /// Ounces of the goods, without the box.
  public BigDecimal ounces() {
    return ounces(goods);
  }

  /// Cubic inches of the goods.
  public BigDecimal cubicInches() {
    return cubicInches(goods);
  }

  static BigDecimal ounces(List<Goods> goods) {
    return goods.stream()
        .map(each -> each.weightOz().multiply(BigDecimal.valueOf(each.quantity())))
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  static BigDecimal cubicInches(List<Goods> goods) {
    return goods.stream()
        .map(each -> each.cubicInches().multiply(BigDecimal.valueOf(each.quantity())))
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  static int pieces(List<Goods> goods) {
    return goods.stream().mapToInt(Goods::quantity).sum();
  }
}

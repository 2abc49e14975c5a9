package dev.quayside.engine.parcel.carton;

import dev.quayside.engine.parcel.product.Rotate;
import java.math.BigDecimal;

/// Equal pieces of one line.
///
/// @param line as its order or request counts it, from 1
/// @param lengthIn inches; in the order given, the height is up
/// @param soft keeps its volume, not its shape
/// @param alone each piece shares its box with nothing
/// @param weightOz ounces of one piece
public record Goods(
    int line,
    int quantity,
    BigDecimal lengthIn,
    BigDecimal widthIn,
    BigDecimal heightIn,
    Rotate rotate,
    boolean soft,
    boolean alone,
    BigDecimal weightOz) {

  /// Cubic inches of one piece.
  public BigDecimal cubicInches() {
    return lengthIn.multiply(widthIn).multiply(heightIn);
  }

  /// The same goods, fewer or more of them.
  public Goods of(int pieces) {
    return new Goods(line, pieces, lengthIn, widthIn, heightIn, rotate, soft, alone, weightOz);
  }
}

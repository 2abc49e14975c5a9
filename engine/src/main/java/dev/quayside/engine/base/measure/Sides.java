package dev.quayside.engine.base.measure;

import java.math.BigDecimal;

/// Sides of goods, or of the inside of a box, in inches and in the order given: the height is up.
/// {@link Dimensions} are the outer sides of a parcel, which carriers do not turn.
public record Sides(BigDecimal length, BigDecimal width, BigDecimal height) {

  public Sides {
    if (length.signum() <= 0 || width.signum() <= 0 || height.signum() <= 0) {
      throw new IllegalArgumentException("every side is longer than zero");
    }
  }

  public static Sides ofInches(String length, String width, String height) {
    return new Sides(new BigDecimal(length), new BigDecimal(width), new BigDecimal(height));
  }

  public static Sides of(Dimensions outer) {
    return new Sides(outer.length(), outer.width(), outer.height());
  }

  public BigDecimal cubicInches() {
    return length.multiply(width).multiply(height);
  }
}

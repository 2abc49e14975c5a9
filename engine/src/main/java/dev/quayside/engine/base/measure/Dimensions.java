package dev.quayside.engine.base.measure;

import java.math.BigDecimal;
import java.util.Arrays;

/// Outer sides of a parcel in inches, kept longest first whatever order they came in.
public record Dimensions(BigDecimal length, BigDecimal width, BigDecimal height) {

  public Dimensions {
    BigDecimal[] sides = {length, width, height};
    Arrays.sort(sides);
    if (sides[0].signum() <= 0) {
      throw new IllegalArgumentException("every side is longer than zero");
    }
    height = sides[0];
    width = sides[1];
    length = sides[2];
  }

  public static Dimensions ofInches(String length, String width, String height) {
    return new Dimensions(new BigDecimal(length), new BigDecimal(width), new BigDecimal(height));
  }

  public BigDecimal cubicInches() {
    return length.multiply(width).multiply(height);
  }
}

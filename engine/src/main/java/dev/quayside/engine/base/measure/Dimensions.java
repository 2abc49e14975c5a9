package dev.quayside.engine.base.measure;

import java.math.BigDecimal;
import java.util.stream.Stream;

/// Outer sides of a parcel in inches, kept longest first whatever order they came in.
public record Dimensions(BigDecimal length, BigDecimal width, BigDecimal height) {

  public Dimensions {
    var sides = Stream.of(length, width, height).sorted().toList();
    if (sides.getFirst().signum() <= 0) {
      throw new IllegalArgumentException("every side is longer than zero");
    }
    height = sides.get(0);
    width = sides.get(1);
    length = sides.get(2);
  }

  public static Dimensions ofInches(String length, String width, String height) {
    return new Dimensions(new BigDecimal(length), new BigDecimal(width), new BigDecimal(height));
  }

  public BigDecimal cubicInches() {
    return length.multiply(width).multiply(height);
  }
}

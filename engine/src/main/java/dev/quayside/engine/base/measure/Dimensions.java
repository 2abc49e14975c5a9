package dev.quayside.engine.base.measure;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.Stream;

/// Outer sides of a parcel in inches, kept longest first whatever order they came in.
public record Dimensions(BigDecimal length, BigDecimal width, BigDecimal height) {

  private static final BigDecimal CENTIMETRES_PER_INCH = new BigDecimal("2.54");

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

  /// Once around the parcel across its length: twice the two shorter sides.
  public BigDecimal girth() {
    return width.add(height).multiply(BigDecimal.TWO);
  }

  public BigDecimal lengthPlusGirth() {
    return length.add(girth());
  }

  public BigDecimal cubicInches() {
    return length.multiply(width).multiply(height);
  }

  /// Each side rounded up to a whole inch, as USPS (2026-07-12), UPS and FedEx (2025-08) measure.
  public Dimensions roundedUp() {
    return new Dimensions(up(length), up(width), up(height));
  }

  public BigDecimal lengthCentimetres() {
    return length.multiply(CENTIMETRES_PER_INCH);
  }

  private static BigDecimal up(BigDecimal side) {
    return side.setScale(0, RoundingMode.CEILING);
  }
}

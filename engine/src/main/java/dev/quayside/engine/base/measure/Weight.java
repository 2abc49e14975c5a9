package dev.quayside.engine.base.measure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/// A weight, kept in avoirdupois ounces. One pound is 16 oz; one ounce is 28.349523125 g exactly.
public record Weight(BigDecimal ounces) implements Comparable<Weight> {

  private static final BigDecimal OUNCES_PER_POUND = BigDecimal.valueOf(16);
  private static final BigDecimal GRAMS_PER_OUNCE = new BigDecimal("28.349523125");

  public Weight {
    if (ounces.signum() < 0) {
      throw new IllegalArgumentException("a weight is never negative: " + ounces);
    }
  }

  public static Weight ofOunces(BigDecimal ounces) {
    return new Weight(ounces);
  }

  public static Weight ofOunces(String ounces) {
    return new Weight(new BigDecimal(ounces));
  }

  public static Weight ofPounds(long pounds) {
    return new Weight(OUNCES_PER_POUND.multiply(BigDecimal.valueOf(pounds)));
  }

  public static Weight ofGrams(BigDecimal grams) {
    return new Weight(grams.divide(GRAMS_PER_OUNCE, MathContext.DECIMAL64));
  }

  public BigDecimal pounds() {
    return ounces.divide(OUNCES_PER_POUND, MathContext.DECIMAL64);
  }

  public BigDecimal grams() {
    return ounces.multiply(GRAMS_PER_OUNCE);
  }

  /// The next whole pound at or above this weight, at least 1: how UPS, FedEx and USPS bill.
  public int poundsRoundedUp() {
    return Math.max(1, pounds().setScale(0, RoundingMode.CEILING).intValueExact());
  }

  /// As a scale shows it: `201 lb 6.1 oz`, `70 lb`, `14 oz`. Rounded up to a tenth of an ounce, so
  /// that a parcel just over a limit is never shown as within it.
  public String inPoundsAndOunces() {
    var parts = ounces.setScale(1, RoundingMode.CEILING).divideAndRemainder(OUNCES_PER_POUND);
    var rest = plain(parts[1]) + " oz";
    if (parts[0].signum() == 0) {
      return rest;
    }
    var whole = plain(parts[0]) + " lb";
    return parts[1].signum() == 0 ? whole : whole + " " + rest;
  }

  private static String plain(BigDecimal number) {
    return number.stripTrailingZeros().toPlainString();
  }

  public Weight plus(Weight other) {
    return new Weight(ounces.add(other.ounces));
  }

  /// Of so many alike.
  public Weight times(int pieces) {
    return new Weight(ounces.multiply(BigDecimal.valueOf(pieces)));
  }

  public boolean isMoreThan(Weight other) {
    return compareTo(other) > 0;
  }

  @Override
  public int compareTo(Weight other) {
    return ounces.compareTo(other.ounces);
  }
}

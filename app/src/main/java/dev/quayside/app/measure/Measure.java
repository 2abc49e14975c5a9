package dev.quayside.app.measure;

import dev.quayside.app.i18n.Units;
import dev.quayside.engine.base.measure.Weight;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Converts typed numbers to the engine's ounces and inches, and back.
public final class Measure {

  private static final BigDecimal OUNCES_PER_POUND = BigDecimal.valueOf(16);
  private static final BigDecimal GRAMS_PER_KILOGRAM = BigDecimal.valueOf(1000);
  private static final BigDecimal CENTIMETRES_PER_INCH = BigDecimal.valueOf(254, 2);
  private static final int DIGITS = 4;

  /// The finest step shown of a parcel, in decimals of an ounce or inch: what was converted from
  /// grams or centimetres has a dozen that are not measured but computed.
  private static final int SHOWN = 2;

  private Measure() {}

  /// The weight in ounces.
  ///
  /// @param whole pounds, or kilograms
  /// @param rest ounces, or grams
  /// @return null when neither part was typed
  public static @Nullable BigDecimal ounces(
      @Nullable BigDecimal whole, @Nullable BigDecimal rest, Units units) {
    if (whole == null && rest == null) {
      return null;
    }
    var small = orZero(whole).multiply(perWhole(units)).add(orZero(rest));
    return units == Units.IMPERIAL || small.signum() < 0
        ? small
        : Weight.ofGrams(small).ounces().setScale(DIGITS, RoundingMode.HALF_UP);
  }

  /// A weight as pounds and ounces to their hundredth, or as kilograms and grams without decimals.
  public static BigDecimal[] parts(BigDecimal ounces, Units units) {
    var shown = units == Units.IMPERIAL ? rounded(ounces, SHOWN) : ounces;
    return Objects.requireNonNull(small(shown, units)).divideAndRemainder(perWhole(units));
  }

  /// A weight in ounces with four decimals, since that of one piece is multiplied, or in grams
  /// without decimals.
  public static @Nullable BigDecimal small(@Nullable BigDecimal ounces, Units units) {
    if (ounces == null) {
      return null;
    }
    return units == Units.IMPERIAL
        ? rounded(ounces, DIGITS)
        : new Weight(ounces).grams().setScale(0, RoundingMode.HALF_UP);
  }

  /// At most so many decimals, but never nothing of something.
  private static BigDecimal rounded(BigDecimal number, int decimals) {
    if (number.scale() <= decimals) {
      return number;
    }
    var least = BigDecimal.ONE.movePointLeft(decimals);
    var near = number.setScale(decimals, RoundingMode.HALF_UP);
    return number.signum() > 0 ? near.max(least) : near;
  }

  public static @Nullable BigDecimal inches(@Nullable BigDecimal side, Units units) {
    return side == null || units == Units.IMPERIAL
        ? side
        : side.divide(CENTIMETRES_PER_INCH, DIGITS, RoundingMode.HALF_UP);
  }

  /// A length in inches to their hundredth, or in centimetres to the millimetre.
  public static @Nullable BigDecimal side(@Nullable BigDecimal inches, Units units) {
    if (inches == null) {
      return null;
    }
    return units == Units.IMPERIAL
        ? rounded(inches, SHOWN)
        : inches.multiply(CENTIMETRES_PER_INCH).setScale(1, RoundingMode.HALF_UP);
  }

  /// How many ounces are a pound, or grams a kilogram.
  public static BigDecimal perWhole(Units units) {
    return units == Units.IMPERIAL ? OUNCES_PER_POUND : GRAMS_PER_KILOGRAM;
  }

  private static BigDecimal orZero(@Nullable BigDecimal number) {
    return number == null ? BigDecimal.ZERO : number;
  }
}

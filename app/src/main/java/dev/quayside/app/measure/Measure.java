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

  /// A weight as pounds and ounces, or as kilograms and grams without decimals.
  public static BigDecimal[] parts(BigDecimal ounces, Units units) {
    return Objects.requireNonNull(small(ounces, units)).divideAndRemainder(perWhole(units));
  }

  /// A weight in ounces, or in grams without decimals.
  public static @Nullable BigDecimal small(@Nullable BigDecimal ounces, Units units) {
    return ounces == null || units == Units.IMPERIAL
        ? ounces
        : new Weight(ounces).grams().setScale(0, RoundingMode.HALF_UP);
  }

  public static @Nullable BigDecimal inches(@Nullable BigDecimal side, Units units) {
    return side == null || units == Units.IMPERIAL
        ? side
        : side.divide(CENTIMETRES_PER_INCH, DIGITS, RoundingMode.HALF_UP);
  }

  /// A length in inches, or in centimetres to the millimetre.
  public static @Nullable BigDecimal side(@Nullable BigDecimal inches, Units units) {
    return inches == null || units == Units.IMPERIAL
        ? inches
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

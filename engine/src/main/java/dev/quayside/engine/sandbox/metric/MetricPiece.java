package dev.quayside.engine.sandbox.metric;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.Parcel;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/// A parcel as a metric carrier measures it: whole grams and whole millimetres, each rounded up.
///
/// @param grams actual weight
/// @param longest longest side; all sides are 0 when the sender gave none
record MetricPiece(Parcel parcel, long grams, long longest, long second, long third) {

  /// Larger than every limit, and small enough for a product of three not to overflow.
  private static final BigDecimal ABSURD = BigDecimal.valueOf(1_000_000);

  private static final BigDecimal MILLIMETRES_PER_INCH = new BigDecimal("25.4");

  static MetricPiece of(Parcel parcel) {
    var sides = parcel.dimensions();
    return new MetricPiece(
        parcel,
        up(parcel.weight().grams()),
        millimetres(sides, 0),
        millimetres(sides, 1),
        millimetres(sides, 2));
  }

  long lengthPlusGirth() {
    return longest + 2 * (second + third);
  }

  long sides() {
    return longest + second + third;
  }

  /// The larger of actual and cubic weight.
  ///
  /// @param divisor cubic centimetres per kilogram, which equals cubic millimetres per gram
  long billableGrams(long divisor) {
    long cubicMillimetres = longest * second * third;
    return Math.max(grams, (cubicMillimetres + divisor - 1) / divisor);
  }

  /// Grams as ounces for the API, to two decimals.
  static Weight ounces(long grams) {
    return new Weight(
        Weight.ofGrams(BigDecimal.valueOf(grams)).ounces().setScale(2, RoundingMode.HALF_UP));
  }

  private static long millimetres(@Nullable Dimensions sides, int which) {
    if (sides == null) {
      return 0;
    }
    var inches =
        switch (which) {
          case 0 -> sides.length();
          case 1 -> sides.width();
          default -> sides.height();
        };
    return up(inches.multiply(MILLIMETRES_PER_INCH));
  }

  /// Rounds up, except for less than a thousandth of a gram or millimetre, which comes from
  /// converting units and not from the scale.
  private static long up(BigDecimal exact) {
    return exact
        .setScale(3, RoundingMode.HALF_UP)
        .setScale(0, RoundingMode.CEILING)
        .min(ABSURD)
        .longValueExact();
  }
}

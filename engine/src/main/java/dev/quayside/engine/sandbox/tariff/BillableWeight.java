package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.price.Piece;
import dev.quayside.engine.sandbox.price.Surcharge;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/// The largest of actual, dimensional and minimum weight, in whole pounds, or in half kilos for a
/// carrier that uses them.
///
/// @param divisor cubic inches per pound: 139 for UPS, FedEx and, since 2026-07-12, USPS
/// @param overCubicInches dimensional weight counts only above this: 1,728 (one cubic foot) at USPS
/// @param most the highest dimensional weight that is billed
record BillableWeight(
    int divisor, int overCubicInches, int most, boolean halfKilos, List<Surcharge> surcharges) {

  /// Metric volumetric weight: 5,000 cubic centimetres per kilogram.
  private static final BigDecimal CUBIC_CENTIMETRES_PER_HALF_KILO = new BigDecimal("2500");

  private static final BigDecimal CUBIC_CENTIMETRES_PER_CUBIC_INCH = new BigDecimal("16.387064");
  private static final int CONVERSION_DIGITS = 6;

  /// Larger than every limit, and small enough not to overflow.
  private static final BigDecimal ABSURD = BigDecimal.valueOf(100_000);

  private static final BigDecimal GRAMS = new BigDecimal("500");

  static BillableWeight read(Section weight, List<Surcharge> surcharges) {
    return new BillableWeight(
        weight.whole("divisor"),
        weight.whole("divisor-over-cubic", 0),
        weight.whole("most-billable-lb", Integer.MAX_VALUE),
        weight.find("unit").orElse("lb").equals("half-kg"),
        surcharges);
  }

  /// The weight of `units` of this carrier; half kilos in ounces to two decimals.
  Weight of(int units) {
    return halfKilos
        ? new Weight(
            Weight.ofGrams(GRAMS.multiply(BigDecimal.valueOf(units)))
                .ounces()
                .setScale(2, RoundingMode.HALF_UP))
        : Weight.ofPounds(units);
  }

  /// Whole pounds, or half kilos; 0 means under one pound, where the service has such a price.
  int units(Piece piece, boolean hasUnderAPound) {
    return halfKilos ? halfKilos(piece) : pounds(piece, hasUnderAPound);
  }

  private static int halfKilos(Piece piece) {
    var actual = up(piece.parcel().weight().grams(), GRAMS);
    var sides = piece.parcel().dimensions();
    return sides == null
        ? actual
        : Math.max(
            actual,
            up(
                sides.cubicInches().multiply(CUBIC_CENTIMETRES_PER_CUBIC_INCH),
                CUBIC_CENTIMETRES_PER_HALF_KILO));
  }

  /// Whole units, rounded up. The digits cut off before come from converting units and not from the
  /// parcel.
  private static int up(BigDecimal amount, BigDecimal unit) {
    var honest = amount.setScale(CONVERSION_DIGITS, RoundingMode.HALF_UP);
    var units = honest.divide(unit, 0, RoundingMode.CEILING).min(ABSURD);
    return Math.max(1, units.intValueExact());
  }

  private int pounds(Piece piece, boolean hasUnderAPound) {
    int dimensional = piece.dimensionalPounds(divisor, overCubicInches);
    int least = 0;
    for (var surcharge : surcharges) {
      least = Math.max(least, surcharge.minimumPounds(piece));
    }
    int beyondActual = Math.min(most, Math.max(dimensional, least));
    boolean tiny = hasUnderAPound && piece.underAPound() && beyondActual == 0;
    return tiny ? 0 : Math.max(piece.pounds(), beyondActual);
  }
}

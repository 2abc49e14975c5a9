package dev.quayside.engine.order.rule.condition;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/// The weight that a parcel's size is charged as: a pound for every 139 cubic inches, as UPS and
/// FedEx count it on their daily rates.
final class DimensionalWeight {

  private static final BigDecimal CUBIC_INCHES_OF_A_POUND = BigDecimal.valueOf(139);
  private static final BigDecimal OUNCES = BigDecimal.valueOf(16);

  private DimensionalWeight() {}

  /// In ounces.
  static Optional<BigDecimal> of(Facts facts) {
    return facts
        .volume()
        .map(
            volume ->
                volume
                    .multiply(OUNCES)
                    .divide(CUBIC_INCHES_OF_A_POUND, 2, RoundingMode.HALF_UP)
                    .stripTrailingZeros());
  }
}

package dev.quayside.engine.parcel.carton;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// What goods are packed in, seen from inside.
///
/// @param lengthIn inner inches; of a mailer length and width lying flat
/// @param mailer an envelope or bag, which takes what its circumference allows
/// @param mostOz ounces of goods it may hold; null for no limit
/// @param fillPercent the goods' volume is at most so much of the inner volume
public record Carton(
    BigDecimal lengthIn,
    BigDecimal widthIn,
    BigDecimal heightIn,
    boolean mailer,
    @Nullable BigDecimal mostOz,
    BigDecimal fillPercent) {

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  public BigDecimal cubicInches() {
    return lengthIn.multiply(widthIn).multiply(heightIn);
  }

  /// Cubic inches of goods it may hold.
  public BigDecimal usableCubicInches() {
    return cubicInches().multiply(fillPercent).divide(HUNDRED);
  }

  /// Whether goods of so many ounces are within its limit.
  public boolean carries(BigDecimal ounces) {
    return mostOz == null || ounces.compareTo(mostOz) <= 0;
  }
}

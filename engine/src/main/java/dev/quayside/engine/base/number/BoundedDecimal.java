package dev.quayside.engine.base.number;

import java.math.BigDecimal;
import java.util.Optional;

/// Numbers as others write them: in a file, a shop's order, a carrier's answer or invoice. A text
/// as short as `1e600000000` would keep whoever adds, rounds or prints it busy for minutes, so what
/// no weight, price or count can be is no number.
public final class BoundedDecimal {

  /// No weight, price or identifier that is counted with is longer.
  private static final int MOST_DIGITS = 64;

  /// Zeros before or after the digits.
  private static final int MOST_PLACES = 400;

  private BoundedDecimal() {}

  /// Empty for what is no number, or one far outside any field's range.
  public static Optional<BigDecimal> read(String text) {
    var bare = text.strip();
    if (bare.length() > MOST_DIGITS) {
      return Optional.empty();
    }
    try {
      return Optional.of(new BigDecimal(bare)).filter(BoundedDecimal::isInBounds);
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  /// Whether it can be counted with at once.
  public static boolean isInBounds(BigDecimal number) {
    return Math.abs((long) number.scale()) <= MOST_PLACES && number.precision() <= MOST_PLACES;
  }
}

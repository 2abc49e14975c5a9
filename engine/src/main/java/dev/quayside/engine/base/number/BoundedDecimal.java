package dev.quayside.engine.base.number;

import java.math.BigDecimal;
import java.util.Optional;

/// Numbers as others write them: in a file, a shop's order, a carrier's answer or invoice. A text
/// as short as `1e600000000` would keep whoever adds, rounds or prints it busy for minutes, so what
/// no weight, price or count can be is no number.
public final class BoundedDecimal {

  /// No weight, price or identifier that is counted with is longer.
  static final int MOST_DIGITS = 64;

  /// Zeros before or after the digits.
  private static final int MOST_PLACES = 400;

  /// No weight, price or count is larger, on either side of zero; in cents it fits a `long`.
  private static final BigDecimal LARGEST = BigDecimal.valueOf(1_000_000_000_000_000L);

  private BoundedDecimal() {}

  /// Empty for what is no number, or one far outside any field's range.
  public static Optional<BigDecimal> read(String text) {
    if (isTooLong(text)) {
      return Optional.empty();
    }
    try {
      return Optional.of(new BigDecimal(text.strip())).filter(BoundedDecimal::isInRange);
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  /// Whether a text is longer than any number, so that it need not be read.
  public static boolean isTooLong(String text) {
    return text.length() > MOST_DIGITS && text.strip().length() > MOST_DIGITS;
  }

  /// Whether a weight, a price or a count can be as large.
  public static boolean isInRange(BigDecimal number) {
    return isInBounds(number) && number.abs().compareTo(LARGEST) <= 0;
  }

  /// Whether it can be counted with at once.
  public static boolean isInBounds(BigDecimal number) {
    return Math.abs((long) number.scale()) <= MOST_PLACES && number.precision() <= MOST_PLACES;
  }
}

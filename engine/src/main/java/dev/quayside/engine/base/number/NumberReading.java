package dev.quayside.engine.base.number;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.Optional;

/// What a text says as a number.
public sealed interface NumberReading {

  /// Digits a reading of two ways is told with: 2 as `2.00`, which is not 2000.
  int FEWEST_DECIMALS = 2;

  /// @param proves the style whose decimal sign or grouping stands in the text; `UNKNOWN` when a
  ///   text of any style could look so
  record Exact(BigDecimal value, NumberStyle proves) implements NumberReading {}

  /// `2,000`: two thousand where a comma groups, two where it is the decimal sign.
  record TwoWays(String text, BigDecimal grouped, BigDecimal decimal) implements NumberReading {

    /// Names both, each as it can be written so that it reads one way.
    public Message message() {
      return FieldWords.TWO_NUMBERS.of(text, grouped.toPlainString(), unmistakable(decimal));
    }
  }

  /// No number.
  enum None implements NumberReading {
    NONE
  }

  /// Empty unless it reads one way.
  default Optional<BigDecimal> certain() {
    return this instanceof Exact exact ? Optional.of(exact.value()) : Optional.empty();
  }

  /// Empty unless it reads one way, as a whole number that a count can be.
  default Optional<Integer> whole() {
    return certain()
        .filter(number -> number.stripTrailingZeros().scale() <= 0)
        .filter(number -> number.abs().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) <= 0)
        .map(BigDecimal::intValueExact);
  }

  /// With more or fewer than three decimals, as no group of digits has.
  static String unmistakable(BigDecimal decimal) {
    var bare = decimal.stripTrailingZeros();
    int decimals = Math.max(FEWEST_DECIMALS, bare.scale());
    return bare.setScale(decimals == 3 ? 4 : decimals).toPlainString();
  }
}

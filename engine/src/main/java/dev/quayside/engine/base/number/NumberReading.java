package dev.quayside.engine.base.number;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.Optional;

/// A text read as a number.
public sealed interface NumberReading {

  /// Fewest decimals the decimal reading is shown with: `2.00` cannot be taken for 2000.
  int FEWEST_DECIMALS = 2;

  /// @param proves the style the text can only have been written in; `UNKNOWN` when it reads the
  ///   same in every style
  record Exact(BigDecimal value, NumberStyle proves) implements NumberReading {}

  /// `2,000`: two thousand where a comma groups, two where it is the decimal sign.
  record TwoWays(String text, BigDecimal grouped, BigDecimal decimal) implements NumberReading {

    /// The error for the field: it gives both numbers, each written so that it reads only one way.
    public Message message() {
      return FieldWords.TWO_NUMBERS.of(text, grouped.toPlainString(), unmistakable(decimal));
    }
  }

  /// The text is not a number.
  enum None implements NumberReading {
    NONE
  }

  /// The number, when the text reads only one way.
  default Optional<BigDecimal> certain() {
    return this instanceof Exact exact ? Optional.of(exact.value()) : Optional.empty();
  }

  /// The number, when the text reads only one way and is a whole number that fits an `int`.
  default Optional<Integer> whole() {
    return certain()
        .filter(number -> number.stripTrailingZeros().scale() <= 0)
        .filter(number -> number.abs().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) <= 0)
        .map(BigDecimal::intValueExact);
  }

  /// Never exactly three decimals, which could be taken for a group of thousands.
  static String unmistakable(BigDecimal decimal) {
    var bare = decimal.stripTrailingZeros();
    int decimals = Math.max(FEWEST_DECIMALS, bare.scale());
    return bare.setScale(decimals == 3 ? 4 : decimals).toPlainString();
  }
}

package dev.quayside.engine.order.rule.effect;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a parcel is insured for: a part of the order's value, or an amount; exactly one of both.
public record Insurance(@Nullable BigDecimal percent, @Nullable Money amount) {

  /// Twice the value: more is a typing error.
  private static final BigDecimal MOST_PERCENT = BigDecimal.valueOf(200);

  /// For a tenth of a per cent and more.
  private static final BigDecimal LEAST_PERCENT = new BigDecimal("0.1");

  private static final int PERCENT_DIGITS = 2;

  void check(String path, Violations found) {
    if ((percent == null) == (amount == null)) {
      found.add(path, OrderWords.PERCENT_OR_AMOUNT);
    }
    if (percent != null
        && (percent.compareTo(LEAST_PERCENT) < 0 || percent.compareTo(MOST_PERCENT) > 0)) {
      found.add(path + ".percent", FieldWords.FROM_TO, LEAST_PERCENT, MOST_PERCENT);
    }
    if (amount != null && amount.amount().signum() <= 0) {
      found.add(path + ".amount", FieldWords.MORE_THAN_ZERO);
    }
  }

  /// The amount for an order; empty where its value is not known.
  ///
  /// @param worth value of the goods
  public Optional<Money> of(Optional<Money> worth) {
    var part = percent;
    return part == null
        ? Optional.ofNullable(amount)
        : worth.map(
            whole ->
                Money.rounded(
                    whole.amount().multiply(part).movePointLeft(PERCENT_DIGITS), whole.currency()));
  }
}

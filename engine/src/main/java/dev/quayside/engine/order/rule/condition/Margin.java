package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.money.Money;
import java.math.BigDecimal;
import java.util.Optional;

/// The value of the order less the postage of its cheapest rate, in the order's currency. Not known
/// while either is, or where both are in different currencies.
final class Margin {

  private Margin() {}

  static Optional<BigDecimal> of(Facts facts) {
    var worth = facts.details().worth();
    return worth.flatMap(
        value ->
            facts
                .lookups()
                .postage(facts)
                .filter(postage -> postage.currency().equals(value.currency()))
                .map(postage -> value.minus(postage))
                .map(Money::amount));
  }
}

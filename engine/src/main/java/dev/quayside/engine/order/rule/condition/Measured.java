package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Function;

/// A number, which must lie within inclusive bounds.
record Measured(Function<Facts, Optional<BigDecimal>> measure) implements Property {

  @Override
  public Asked asked() {
    return Asked.BOUNDS;
  }

  @Override
  public void check(Condition condition, String path, Violations found) {
    checkBounds(condition, path, found);
  }

  @Override
  public boolean holds(Condition condition, Facts facts) {
    return measure.apply(facts).filter(condition::isWithinBounds).isPresent();
  }

  @Override
  public String found(Condition condition, Facts facts) {
    return measure.apply(facts).map(BigDecimal::toPlainString).orElse("");
  }

  static void checkBounds(Condition condition, String path, Violations found) {
    var least = condition.atLeast();
    var most = condition.atMost();
    if (least == null && most == null) {
      found.add(path + ".atLeast", OrderWords.BOUND_REQUIRED);
    }
    if (least != null && most != null && least.compareTo(most) > 0) {
      found.add(path + ".atMost", OrderWords.BOUNDS_CROSSED);
    }
  }
}

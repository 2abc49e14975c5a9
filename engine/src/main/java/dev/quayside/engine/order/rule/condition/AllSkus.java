package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderItem;

/// The SKUs of an order, each of which must fit one of the patterns; an item without one fits none.
final class AllSkus implements Property {

  @Override
  public Asked asked() {
    return Asked.PATTERNS;
  }

  @Override
  public void check(Condition condition, String path, Violations found) {
    Patterns.check(condition.anyOf(), path + ".anyOf", found);
  }

  @Override
  public boolean holds(Condition condition, Facts facts) {
    var items = facts.details().items();
    return !items.isEmpty() && items.stream().allMatch(item -> fits(condition, item));
  }

  private static boolean fits(Condition condition, OrderItem item) {
    var sku = item.sku();
    return sku != null && Patterns.fit(condition.anyOf(), sku);
  }

  @Override
  public String found(Condition condition, Facts facts) {
    return String.join(", ", facts.skus());
  }
}

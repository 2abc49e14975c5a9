package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderItem;
import java.math.BigDecimal;
import java.util.Optional;

/// The pieces of one SKU in all lines of an order. An order without it has no such quantity, but
/// for a condition that asks for none of it.
final class SkuQuantity implements Property {

  @Override
  public Asked asked() {
    return Asked.PIECES_OF_SKU;
  }

  @Override
  public void check(Condition condition, String path, Violations found) {
    var sku = condition.sku();
    found.require(path + ".sku", sku);
    if (sku != null && !sku.isBlank()) {
      Patterns.checkLength(sku, path + ".sku", found);
    }
    Measured.checkBounds(condition, path, found);
  }

  @Override
  public boolean holds(Condition condition, Facts facts) {
    return pieces(condition, facts).filter(condition::isWithinBounds).isPresent();
  }

  @Override
  public String found(Condition condition, Facts facts) {
    return pieces(condition, facts).map(BigDecimal::toPlainString).orElse("");
  }

  private static Optional<BigDecimal> pieces(Condition condition, Facts facts) {
    var pattern = condition.sku() == null ? "" : condition.sku();
    int pieces =
        facts.details().items().stream()
            .filter(item -> item.sku() != null && Patterns.fits(pattern, item.sku()))
            .mapToInt(OrderItem::quantity)
            .sum();
    var most = condition.atMost();
    boolean asksForNone = most != null && most.signum() == 0;
    return pieces == 0 && !asksForNone ? Optional.empty() : Optional.of(BigDecimal.valueOf(pieces));
  }
}

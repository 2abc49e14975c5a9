package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.SalesOrder;
import java.util.List;

/// Asks the shop an order comes from whether it still stands, before its label is bought.
@FunctionalInterface
public interface ShopCheck {

  /// @param despite whether it is bought whatever the shop says
  /// @return why the shop could not be asked; empty when it was, or there is none
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when the order was
  ///   cancelled there or goes to another address now
  List<Violation> check(Caller caller, SalesOrder order, boolean despite);
}

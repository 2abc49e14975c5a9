package dev.quayside.engine.order.shopcheck;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.SalesOrder;
import java.util.Collection;
import java.util.List;

/// Asks the shops that orders come from whether they still stand, before a label is bought.
@FunctionalInterface
public interface ShopCheck {

  /// Which answers of a shop keep a label from being bought.
  enum Heed {
    /// A cancelled order and a changed address, also when a pull has told of it before.
    ALL,
    /// What was not known here before: a packer who looks at the order has seen the rest, and has
    /// packed its items as they were.
    NEWS,
    /// None: a person decided to buy whatever the shop says.
    NOTHING
  }

  /// Reads each order that comes from a shop once more there. Takes two seconds at most for all of
  /// them, and no transaction is open meanwhile. What changed is stored.
  ///
  /// @return which shops could not be asked, and why
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when an order was
  ///   cancelled there or goes to another address now
  List<Violation> check(Caller caller, Collection<SalesOrder> orders, Heed heed);
}

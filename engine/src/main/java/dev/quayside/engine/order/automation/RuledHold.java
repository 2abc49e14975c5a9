package dev.quayside.engine.order.automation;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.order.ruling.Ruling;
import dev.quayside.engine.order.ruling.Rulings;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Holds and releases orders as rules say, where no person did either.
record RuledHold(Orders orders) {

  /// @return what rules have done with it now
  Ruling apply(Tx tx, WorkspaceId workspace, SalesOrder order, Plan plan, Ruling before) {
    boolean isOurs = Rulings.isHeldByRule(before, order);
    var known = before.holding() == null || isOurs ? before : before.overruled();
    var wanted = holding(plan);
    if (wanted == null) {
      return isOurs ? released(tx, workspace, order, known) : known;
    }
    if (order.state() == OrderState.HELD && !isOurs) {
      return says(order, wanted) ? known.holdingBy(wanted) : known; // a batch, or a person
    }
    if (isOurs && wanted.equals(before.holding())) {
      return known;
    }
    return orders.hold(tx, workspace, order, Message.said(wanted.reason()))
        ? known.free().holdingBy(wanted)
        : known;
  }

  private Ruling released(Tx tx, WorkspaceId workspace, SalesOrder order, Ruling known) {
    return orders.release(tx, workspace, order) ? known.free() : known;
  }

  private static boolean says(SalesOrder order, Ruling.Holding wanted) {
    return Message.said(wanted.reason()).equals(order.reason());
  }

  private static Ruling.@Nullable Holding holding(Plan plan) {
    var choice = plan.choice();
    var rule = plan.chooser();
    return choice == null || rule == null || choice.kind() != Choice.Kind.HOLD
        ? null
        : new Ruling.Holding(
            rule.id(), Objects.requireNonNullElse(choice.reason(), ""), choice.until());
  }
}

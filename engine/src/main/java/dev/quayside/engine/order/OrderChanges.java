package dev.quayside.engine.order;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;

/// Changes of orders that are here, field by field.
record OrderChanges(
    Database database,
    Payors payors,
    OrderStore store,
    OrderGoods goods,
    ShopOrders shopOrders,
    OrderMarking marking,
    OrderEvents events,
    WorkspaceClock clock) {

  /// @throws ProblemException as {@link Orders#change}
  SalesOrder change(Caller caller, String id, OrderChange asked) {
    var billing = asked.billing();
    var change = billing == null ? asked : asked.billedTo(payors.kept(caller, billing));
    var workspace = caller.workspace();
    return database.write(
        tx -> {
          var order = store.known(tx, workspace, id);
          if (change.saysDetails()) {
            changeDetails(tx, workspace, order, change);
          }
          boolean marked = marking.put(tx, workspace, order, change.marks());
          return marked || change.saysDetails()
              ? told(tx, workspace, id)
              : store.known(tx, workspace, id);
        });
  }

  private void changeDetails(Tx tx, WorkspaceId workspace, SalesOrder order, OrderChange change) {
    var changed = completed(tx, workspace, order, change);
    var found = new Violations();
    var asNew = new NewOrder(order.number(), changed, null);
    asNew.checkFields(found);
    found.throwAs(ProblemCode.INVALID_REQUEST);
    asNew.checkDeliverable(found);
    found.throwAs(ProblemCode.INVALID_ADDRESS);
    if (!order.keepsItems(changed)) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.VOID_FIRST, order.number());
    }
    if (!store.change(tx, workspace, order, changed, null, clock.now(workspace))) {
      throw OrderRefusals.cannot(order, OrderWords.DONE_CHANGED);
    }
    shopOrders.putRight(tx, workspace, order);
  }

  private OrderDetails completed(
      Tx tx, WorkspaceId workspace, SalesOrder order, OrderChange change) {
    var changed = change.applyTo(order.details());
    if (change.items() == null) {
      return changed;
    }
    var asNew = List.of(new NewOrder(order.number(), changed, null));
    return order.packed(goods.complete(tx, workspace, asNew).getFirst().details());
  }

  private SalesOrder told(Tx tx, WorkspaceId workspace, String orderId) {
    var order = store.known(tx, workspace, orderId);
    events.happened(tx, workspace, EventType.ORDER_UPDATED, order);
    return order;
  }
}

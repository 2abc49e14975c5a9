package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.origin.Origins;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;

/// Finished orders, whose customer data can be deleted.
public final class ClosedOrders {

  private final WorkspaceClock clock;
  private final LiveEvents live;
  private final OrderStore store = new OrderStore();
  private final Origins origins = new Origins();
  private final OrderParcelStore parcels = new OrderParcelStore();
  private final Beside beside;

  /// Deletes what others keep of an order's customer, in the same transaction.
  @FunctionalInterface
  public interface Beside {
    void forget(Tx tx, WorkspaceId workspace, String orderId);
  }

  /// @param live told of every order whose customer data is deleted
  public ClosedOrders(WorkspaceClock clock, LiveEvents live, Beside beside) {
    this.clock = clock;
    this.live = live;
    this.beside = beside;
  }

  /// Deletes the customer data of the orders in these shipments, once nothing is left to ship and
  /// all the order's parcels have had theirs deleted.
  ///
  /// @return the number of orders
  public int forget(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    var at = clock.now(workspace);
    var done = parcels.done(tx, workspace, shipmentIds);
    done.forEach(
        id -> store.byId(tx, workspace, id).ifPresent(order -> forget(tx, workspace, order, at)));
    return done.size();
  }

  /// Deletes the customer data of orders cancelled before a time, and of those shipped before it
  /// without labels of ours.
  ///
  /// @param most orders at most
  /// @return the number of orders
  public int forgetCalledOff(Tx tx, WorkspaceId workspace, Instant before, int most) {
    var at = clock.now(workspace);
    var orders = new ArrayList<>(store.calledOff(tx, workspace, before, most));
    parcels
        .leftAnotherWay(tx, workspace, before, most)
        .forEach(id -> store.byId(tx, workspace, id).ifPresent(orders::add));
    orders.forEach(order -> forget(tx, workspace, order, at));
    return orders.size();
  }

  private void forget(Tx tx, WorkspaceId workspace, SalesOrder order, Instant at) {
    store.forget(tx, workspace, order, at);
    parcels.forgotten(tx, workspace, order.id());
    origins.forget(tx, workspace, order.id());
    beside.forget(tx, workspace, order.id());
    live.tell(tx, workspace, Topic.ORDER_CHANGED, order.id());
  }

  /// Number of orders that {@link #forget} would change.
  public int countShipped(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    return parcels.done(tx, workspace, shipmentIds).size();
  }

  /// Number of orders that {@link #forgetCalledOff} would change in all.
  public int countCalledOff(Tx tx, WorkspaceId workspace, Instant before) {
    return store.countCalledOff(tx, workspace, before)
        + parcels.leftAnotherWay(tx, workspace, before, Integer.MAX_VALUE).size();
  }
}

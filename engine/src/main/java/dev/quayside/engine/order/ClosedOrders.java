package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.Collection;

/// Orders nothing more will happen to, whose customers retention forgets.
public final class ClosedOrders {

  private final WorkspaceClock clock;
  private final LiveEvents live;
  private final OrderStore store = new OrderStore();
  private final OrderParcelStore parcels = new OrderParcelStore();

  /// @param live told of every order that is forgotten
  public ClosedOrders(WorkspaceClock clock, LiveEvents live) {
    this.clock = clock;
    this.live = live;
  }

  /// Forgets who ordered what these shipments carried, once nothing is left to ship and all the
  /// order's parcels are forgotten.
  ///
  /// @return how many orders that were
  public int forget(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    var at = clock.now(workspace);
    var done = parcels.done(tx, workspace, shipmentIds);
    done.forEach(
        id -> store.byId(tx, workspace, id).ifPresent(order -> forget(tx, workspace, order, at)));
    return done.size();
  }

  /// Forgets who ordered what was called off before a time.
  ///
  /// @param most at once
  /// @return how many orders that were
  public int forgetCalledOff(Tx tx, WorkspaceId workspace, Instant before, int most) {
    var at = clock.now(workspace);
    var orders = store.calledOff(tx, workspace, before, most);
    orders.forEach(order -> forget(tx, workspace, order, at));
    return orders.size();
  }

  private void forget(Tx tx, WorkspaceId workspace, SalesOrder order, Instant at) {
    store.forget(tx, workspace, order, at);
    live.tell(tx, workspace, Topic.ORDER_CHANGED, order.id());
  }

  /// How many orders {@link #forget} would forget.
  public int countShipped(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    return parcels.done(tx, workspace, shipmentIds).size();
  }

  /// How many orders {@link #forgetCalledOff} would forget in all.
  public int countCalledOff(Tx tx, WorkspaceId workspace, Instant before) {
    return store.countCalledOff(tx, workspace, before);
  }
}

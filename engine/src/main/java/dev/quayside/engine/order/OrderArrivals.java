package dev.quayside.engine.order;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Tx;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Orders as they arrive from files and programs: what becomes of each, by its number and by what
/// is here. Shops' orders have their own way, {@link ShopOrders}.
record OrderArrivals(
    OrderStore store,
    OrderGoods goods,
    OrderMarking marking,
    OrderEvents events,
    Ids ids,
    WorkspaceClock clock) {

  /// What is to become of an order.
  ///
  /// @param here the order of its number; null where there is none
  /// @param details of the order afterwards
  private record Arrival(
      NewOrder fresh, OrderIntake.Kind kind, @Nullable SalesOrder here, OrderDetails details) {}

  /// Takes orders in, within a transaction.
  ///
  /// @param today where the workspace is
  List<OrderIntake> takeIn(Tx tx, WorkspaceId workspace, List<NewOrder> orders, LocalDate today) {
    return goods.complete(tx, workspace, orders).stream()
        .map(order -> store(tx, workspace, arrival(tx, workspace, order), today))
        .toList();
  }

  /// What {@link #takeIn} would do, without doing it.
  List<OrderIntake.Outcome> outcomes(Tx tx, WorkspaceId workspace, List<NewOrder> orders) {
    var complete = goods.known(tx, workspace, orders);
    var taken = store.taken(tx, workspace, complete.stream().map(NewOrder::number).toList());
    return complete.stream()
        .map(
            order ->
                taken.contains(OrderStore.key(order.number()))
                    ? outcome(arrival(tx, workspace, order))
                    : new OrderIntake.Outcome(order, OrderIntake.Kind.NEW, null))
        .toList();
  }

  private static OrderIntake.Outcome outcome(Arrival arrival) {
    var fresh = arrival.fresh();
    return new OrderIntake.Outcome(fresh.with(arrival.details()), arrival.kind(), arrival.here());
  }

  private Arrival arrival(Tx tx, WorkspaceId workspace, NewOrder fresh) {
    var known = store.own(tx, workspace, fresh.number());
    if (known.isPresent()) {
      return arrival(fresh, known.get());
    }
    var other = store.byNumber(tx, workspace, fresh.number()).orElse(null);
    var kind =
        other != null && fresh.source() == null ? OrderIntake.Kind.OF_SHOP : OrderIntake.Kind.NEW;
    return new Arrival(fresh, kind, other, fresh.details());
  }

  private static Arrival arrival(NewOrder fresh, SalesOrder here) {
    var sent = fresh.details();
    if (fresh.source() != null && fresh.isForAnother(here)) {
      return new Arrival(fresh, OrderIntake.Kind.OTHER_CUSTOMER, here, sent);
    }
    var details = here.merged(sent);
    boolean same = here.details().equals(details);
    if (same && fresh.marks().isMetBy(here.marks())) {
      return new Arrival(fresh, OrderIntake.Kind.SAME, here, details);
    }
    boolean changes = same || (here.state().canChange() && here.keepsItems(details));
    return new Arrival(
        fresh, changes ? OrderIntake.Kind.CHANGED : OrderIntake.Kind.KEPT, here, details);
  }

  private OrderIntake store(Tx tx, WorkspaceId workspace, Arrival arrival, LocalDate today) {
    return switch (arrival.kind()) {
      case NEW -> insert(tx, workspace, arrival, today);
      case CHANGED -> change(tx, workspace, arrival);
      case SAME, KEPT, OF_SHOP, OTHER_CUSTOMER ->
          new OrderIntake(Objects.requireNonNull(arrival.here()), arrival.kind());
    };
  }

  private OrderIntake insert(Tx tx, WorkspaceId workspace, Arrival arrival, LocalDate today) {
    var fresh = arrival.fresh();
    var number = fresh.number().strip();
    var at = clock.now(workspace);
    var order =
        SalesOrder.fresh(
            ids.next(IdKind.ORDER),
            arrival.here() == null ? number : number + SalesOrder.BESIDE_SHOP,
            fresh.details(),
            fresh.source(),
            today,
            at);
    store.insert(tx, workspace, order);
    var made =
        marking.put(tx, workspace, order, fresh.marks())
            ? store.byId(tx, workspace, order.id()).orElseThrow()
            : order;
    events.happened(tx, workspace, EventType.ORDER_CREATED, made);
    return new OrderIntake(made, OrderIntake.Kind.NEW);
  }

  private OrderIntake change(Tx tx, WorkspaceId workspace, Arrival arrival) {
    var here = Objects.requireNonNull(arrival.here());
    var source = arrival.fresh().source();
    if (!here.details().equals(arrival.details())
        && !store.change(tx, workspace, here, arrival.details(), source, clock.now(workspace))) {
      return new OrderIntake(here, OrderIntake.Kind.KEPT);
    }
    marking.put(tx, workspace, here, arrival.fresh().marks());
    var changed = store.byId(tx, workspace, here.id()).orElseThrow();
    events.happened(tx, workspace, EventType.ORDER_UPDATED, changed);
    return new OrderIntake(changed, OrderIntake.Kind.CHANGED);
  }
}

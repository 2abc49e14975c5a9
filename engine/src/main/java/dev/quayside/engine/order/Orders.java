package dev.quayside.engine.order;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Orders: taking them in, finding them, holding them back, and following their labels.
public final class Orders implements ShipmentListener {

  private static final int LARGEST_PAGE = 20_000;

  private final Database database;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final LiveEvents live;
  private final OrderStore store = new OrderStore();
  private final OrderListStore lists = new OrderListStore();

  /// @param live told of every order that is taken in or changes
  public Orders(Database database, Ids ids, WorkspaceClock clock, LiveEvents live) {
    this.database = database;
    this.ids = ids;
    this.clock = clock;
    this.live = live;
  }

  /// Takes orders in, all in one transaction. A number that is here already makes no second order:
  /// while it waits it is brought up to date, afterwards it is left alone.
  ///
  /// @throws ProblemException `INVALID_REQUEST` naming `[2].to.zip` and the like; nothing is kept
  ///   then
  public List<OrderIntake> takeIn(Caller caller, List<NewOrder> orders) {
    var found = new Violations();
    for (int i = 0; i < orders.size(); i++) {
      var own = new Violations();
      orders.get(i).check(own);
      for (var violation : own.list()) {
        found.add("[" + i + "]." + violation.field(), violation.message());
      }
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return database.write(
        tx -> {
          var entries = new ArrayList<OrderIntake>(orders.size());
          for (var order : orders) {
            entries.add(takeIn(tx, caller.workspace(), order));
          }
          return entries;
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  public SalesOrder get(Caller caller, String id) {
    return database
        .read(tx -> store.byId(tx, caller.workspace(), id))
        .orElseThrow(() -> ProblemException.notFound(OrderWords.THIS_ORDER));
  }

  /// What a scan of the pick list finds; blanks around it and upper or lower case do not matter.
  public Optional<SalesOrder> byNumber(Caller caller, String number) {
    return database.read(tx -> store.byNumber(tx, caller.workspace(), number));
  }

  /// The order a shipment was bought for.
  public Optional<SalesOrder> ofShipment(Caller caller, String shipmentId) {
    return database.read(tx -> store.byShipment(tx, caller.workspace(), shipmentId));
  }

  /// Newest first.
  ///
  /// @param before id of the last order of the page before; null for the first page
  /// @param size 1 to 20,000
  public List<SalesOrder> list(
      Caller caller, OrderFilter filter, @Nullable String before, int size) {
    var most = Math.clamp(size, 1, LARGEST_PAGE);
    return database.read(tx -> lists.page(tx, caller.workspace(), filter, before, most));
  }

  /// Some of them, oldest first; those that are not there are missing.
  public List<SalesOrder> some(Caller caller, Collection<String> ids) {
    return database.read(tx -> lists.some(tx, caller.workspace(), ids));
  }

  public Map<OrderState, Integer> counts(Caller caller) {
    return database.read(tx -> lists.counts(tx, caller.workspace()));
  }

  /// Keeps it from being shipped until it is released.
  ///
  /// @throws ProblemException `CONFLICT` when it is shipped, being bought or cancelled
  public SalesOrder hold(Caller caller, String id, Message reason) {
    return moved(
        caller, id, "'open', 'failed', 'held'", OrderState.HELD, reason, OrderWords.DONE_HELD);
  }

  /// @throws ProblemException `CONFLICT` when it is not held
  public SalesOrder release(Caller caller, String id) {
    return moved(caller, id, "'held'", OrderState.OPEN, null, OrderWords.DONE_RELEASED);
  }

  /// It will not be shipped.
  ///
  /// @throws ProblemException `CONFLICT` when it is shipped or being bought
  public SalesOrder cancel(Caller caller, String id) {
    return moved(
        caller,
        id,
        "'open', 'held', 'failed', 'cancelled'",
        OrderState.CANCELLED,
        null,
        OrderWords.DONE_CANCELLED);
  }

  /// A failed or cancelled order is to be shipped after all.
  ///
  /// @throws ProblemException `CONFLICT` when it is shipped, held or being bought
  public SalesOrder reopen(Caller caller, String id) {
    return moved(
        caller,
        id,
        "'failed', 'cancelled', 'open'",
        OrderState.OPEN,
        null,
        OrderWords.DONE_REOPENED);
  }

  /// Why it could not be shipped; nothing happens to one that was shipped or held meanwhile.
  public void fail(Caller caller, String id, Message reason) {
    var at = clock.now(caller.workspace());
    database.write(
        tx ->
            store.fail(tx, caller.workspace(), id, reason, at) && told(tx, caller.workspace(), id));
  }

  /// Binds a purchase to an order: the claim commits with the intent to buy, and the order is
  /// shipped in the very transaction that has the label. Two purchases for one order are refused by
  /// the database itself.
  ///
  /// @param more what else is to be told, for example an idempotency key's receipt
  public Receipt<Shipment> receipt(Caller caller, String orderId, Receipt<Shipment> more) {
    var workspace = caller.workspace();
    return new Receipt<>() {
      @Override
      public void claim(Tx tx, String shipmentId) {
        if (!store.claim(tx, workspace, orderId, shipmentId, clock.now(workspace))) {
          throw notShippable(tx, workspace, orderId);
        }
        told(tx, workspace, orderId);
        more.claim(tx, shipmentId);
      }

      @Override
      public void settle(Tx tx, Shipment shipment) {
        if (shipment.status() != ShipmentStatus.PENDING) {
          shipped(tx, workspace, shipment);
        }
        more.settle(tx, shipment);
      }

      @Override
      public void withdraw(Tx tx) {
        more.withdraw(tx);
      }
    };
  }

  /// The shipment an interrupted purchase of this order had begun.
  public Optional<String> interrupted(Caller caller, String orderId) {
    return database.read(
        tx ->
            store
                .byId(tx, caller.workspace(), orderId)
                .filter(order -> order.state() == OrderState.BUYING)
                .flatMap(_ -> store.claimedBy(tx, caller.workspace(), orderId)));
  }

  /// Orders whose purchase ended without a label while nobody looked wait to be shipped again.
  ///
  /// @param shipment finds a shipment by its id
  public void settle(Caller caller, Function<String, Optional<Shipment>> shipment) {
    var workspace = caller.workspace();
    for (var order : database.read(tx -> lists.inState(tx, workspace, OrderState.BUYING))) {
      var id = database.read(tx -> store.claimedBy(tx, workspace, order.id()));
      id.ifPresent(
          claimed ->
              database.write(
                  tx -> {
                    settle(tx, workspace, claimed, shipment.apply(claimed));
                    return true;
                  }));
    }
  }

  @Override
  public void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {
    shipped(tx, workspace, shipment);
  }

  /// A label of a carrier's test system ships nothing.
  private void shipped(Tx tx, WorkspaceId workspace, Shipment shipment) {
    if (shipment.terms().test()) {
      unship(tx, workspace, shipment.id(), OrderStop.TEST_LABEL.of());
    } else if (store.shipped(tx, workspace, OrderShipment.of(shipment), clock.now(workspace))) {
      store
          .byShipment(tx, workspace, shipment.id())
          .ifPresent(order -> told(tx, workspace, order.id()));
    }
  }

  @Override
  public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
    unship(
        tx,
        workspace,
        shipment.id(),
        OrderWords.STOP_VOIDED.of(shipment.trackingNumber().orElse("")));
  }

  private void unship(Tx tx, WorkspaceId workspace, String shipmentId, Message why) {
    store.byShipment(tx, workspace, shipmentId).ifPresent(order -> told(tx, workspace, order.id()));
    store.unship(tx, workspace, shipmentId, why, clock.now(workspace));
  }

  private boolean told(Tx tx, WorkspaceId workspace, String orderId) {
    live.tell(tx, workspace, Topic.ORDER_CHANGED, orderId);
    return true;
  }

  private void settle(Tx tx, WorkspaceId workspace, String claimed, Optional<Shipment> shipment) {
    var status = shipment.map(Shipment::status);
    if (status.isEmpty() || status.get() == ShipmentStatus.CANCELLED) {
      unship(tx, workspace, claimed, OrderStop.NOT_SOLD.of());
    } else if (status.get() != ShipmentStatus.PENDING) {
      shipped(tx, workspace, shipment.get());
    }
  }

  private OrderIntake takeIn(Tx tx, WorkspaceId workspace, NewOrder fresh) {
    var at = clock.now(workspace);
    var known = store.byNumber(tx, workspace, fresh.number());
    if (known.isEmpty()) {
      var order =
          new SalesOrder(
              ids.next(IdKind.ORDER),
              fresh.number().strip(),
              OrderState.OPEN,
              null,
              fresh.details(),
              null,
              fresh.source(),
              at,
              at);
      store.insert(tx, workspace, order);
      told(tx, workspace, order.id());
      return new OrderIntake(order, OrderIntake.Kind.NEW);
    }
    var order = known.get();
    if (order.details().equals(fresh.details())) {
      return new OrderIntake(order, OrderIntake.Kind.SAME);
    }
    boolean changed =
        store.change(tx, workspace, order, fresh.details(), fresh.source(), at)
            && told(tx, workspace, order.id());
    return new OrderIntake(
        store.byId(tx, workspace, order.id()).orElseThrow(),
        changed ? OrderIntake.Kind.CHANGED : OrderIntake.Kind.KEPT);
  }

  private SalesOrder moved(
      Caller caller,
      String id,
      String from,
      OrderState to,
      @Nullable Message reason,
      MessageKey what) {
    var workspace = caller.workspace();
    var at = clock.now(workspace);
    return database.write(
        tx -> {
          var order =
              store
                  .byId(tx, workspace, id)
                  .orElseThrow(() -> ProblemException.notFound(OrderWords.THIS_ORDER));
          if (!store.move(tx, workspace, id, from, to, reason, at)) {
            throw ProblemException.refused(
                ProblemCode.CONFLICT,
                OrderWords.CANNOT,
                order.number(),
                words(order.state()),
                what);
          }
          told(tx, workspace, id);
          return store.byId(tx, workspace, id).orElseThrow();
        });
  }

  private ProblemException notShippable(Tx tx, WorkspaceId workspace, String id) {
    return store
        .byId(tx, workspace, id)
        .map(
            order ->
                ProblemException.refused(
                    ProblemCode.CONFLICT,
                    advice(order.state()),
                    order.number(),
                    words(order.state())))
        .orElseGet(() -> ProblemException.notFound(OrderWords.THIS_ORDER));
  }

  private static MessageKey words(OrderState state) {
    return switch (state) {
      case OPEN -> OrderWords.STATE_OPEN;
      case HELD -> OrderWords.STATE_HELD;
      case BUYING -> OrderWords.STATE_BUYING;
      case SHIPPED -> OrderWords.STATE_SHIPPED;
      case FAILED -> OrderWords.STATE_FAILED;
      case CANCELLED -> OrderWords.STATE_CANCELLED;
    };
  }

  private static MessageKey advice(OrderState state) {
    return switch (state) {
      case HELD -> OrderWords.RELEASE_FIRST;
      case SHIPPED -> OrderWords.REPRINT_OR_VOID;
      case CANCELLED -> OrderWords.REOPEN_FIRST;
      case OPEN, BUYING, FAILED -> OrderWords.ASK_AGAIN;
    };
  }

  /// Forgets who ordered what these shipments carried.
  ///
  /// @return how many orders that were
  public int forget(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    var at = clock.now(workspace);
    int forgotten = 0;
    for (var id : shipmentIds) {
      var order = store.byShipment(tx, workspace, id);
      order.ifPresent(one -> forget(tx, workspace, one, at));
      forgotten += order.isPresent() ? 1 : 0;
    }
    return forgotten;
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
    told(tx, workspace, order.id());
  }

  /// How many orders {@link #forget} would forget.
  public int countShipped(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    return store.countShipped(tx, workspace, shipmentIds);
  }

  /// How many orders {@link #forgetCalledOff} would forget in all.
  public int countCalledOff(Tx tx, WorkspaceId workspace, Instant before) {
    return store.countCalledOff(tx, workspace, before);
  }
}

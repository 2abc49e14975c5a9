package dev.quayside.engine.order;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
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
    return takeIn(caller, orders, Receipt.none());
  }

  /// As {@link #takeIn(Caller, List)}.
  public List<OrderIntake> takeIn(
      Caller caller, List<NewOrder> orders, Receipt<List<OrderIntake>> receipt) {
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
          receipt.settle(tx, entries);
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

  /// Newest first.
  public Page<SalesOrder> list(Caller caller, OrderFilter filter, Page.Request request) {
    return database.read(tx -> lists.page(tx, caller.workspace(), filter, request));
  }

  /// Some of them, oldest first; those that are not there are missing.
  public List<SalesOrder> some(Caller caller, Collection<String> ids) {
    return database.read(tx -> lists.some(tx, caller.workspace(), ids));
  }

  public Map<OrderState, Integer> counts(Caller caller) {
    return database.read(tx -> lists.counts(tx, caller.workspace()));
  }

  /// Changes what is given; a failed order gets another chance.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; `INVALID_ADDRESS`; `CONFLICT` when it is shipped,
  ///   being bought or cancelled
  public SalesOrder change(Caller caller, String id, OrderChange change) {
    var workspace = caller.workspace();
    return database.write(
        tx -> {
          var order = known(tx, workspace, id);
          var changed = change.applyTo(order.details());
          var found = new Violations();
          var asNew = new NewOrder(order.number(), changed, null);
          asNew.checkFields(found);
          found.throwAs(ProblemCode.INVALID_REQUEST);
          asNew.checkDeliverable(found);
          found.throwAs(ProblemCode.INVALID_ADDRESS);
          if (!store.change(tx, workspace, order, changed, null, clock.now(workspace))) {
            throw OrderRefusals.cannot(order, OrderWords.DONE_CHANGED);
          }
          told(tx, workspace, id);
          return known(tx, workspace, id);
        });
  }

  /// Keeps it from being shipped until it is released.
  ///
  /// @throws ProblemException `CONFLICT` when it is shipped, being bought or cancelled
  public SalesOrder hold(Caller caller, String id, Message reason) {
    return hold(caller, id, reason, Receipt.none());
  }

  /// As {@link #hold(Caller, String, Message)}.
  public SalesOrder hold(Caller caller, String id, Message reason, Receipt<SalesOrder> receipt) {
    return moved(caller, id, Move.HOLD, reason, receipt);
  }

  /// @throws ProblemException `CONFLICT` when it is not held
  public SalesOrder release(Caller caller, String id) {
    return release(caller, id, Receipt.none());
  }

  /// As {@link #release(Caller, String)}.
  public SalesOrder release(Caller caller, String id, Receipt<SalesOrder> receipt) {
    return moved(caller, id, Move.RELEASE, null, receipt);
  }

  /// It will not be shipped.
  ///
  /// @throws ProblemException `CONFLICT` when it is shipped or being bought
  public SalesOrder cancel(Caller caller, String id) {
    return cancel(caller, id, Receipt.none());
  }

  /// As {@link #cancel(Caller, String)}.
  public SalesOrder cancel(Caller caller, String id, Receipt<SalesOrder> receipt) {
    return moved(caller, id, Move.CANCEL, null, receipt);
  }

  /// A failed or cancelled order is to be shipped after all.
  ///
  /// @throws ProblemException `CONFLICT` when it is shipped, held or being bought
  public SalesOrder reopen(Caller caller, String id) {
    return reopen(caller, id, Receipt.none());
  }

  /// As {@link #reopen(Caller, String)}.
  public SalesOrder reopen(Caller caller, String id, Receipt<SalesOrder> receipt) {
    return moved(caller, id, Move.REOPEN, null, receipt);
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
          throw store
              .byId(tx, workspace, orderId)
              .map(OrderRefusals::notShippable)
              .orElseGet(() -> ProblemException.notFound(OrderWords.THIS_ORDER));
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

  /// What a person may do to an order that is not on its way.
  private enum Move {
    HOLD("'open', 'failed', 'held'", OrderState.HELD, OrderWords.DONE_HELD),
    RELEASE("'held'", OrderState.OPEN, OrderWords.DONE_RELEASED),
    CANCEL(
        "'open', 'held', 'failed', 'cancelled'", OrderState.CANCELLED, OrderWords.DONE_CANCELLED),
    REOPEN("'failed', 'cancelled', 'open'", OrderState.OPEN, OrderWords.DONE_REOPENED);

    private final String from;
    private final OrderState to;
    private final OrderWords done;

    Move(String from, OrderState to, OrderWords done) {
      this.from = from;
      this.to = to;
      this.done = done;
    }
  }

  private SalesOrder moved(
      Caller caller, String id, Move move, @Nullable Message reason, Receipt<SalesOrder> receipt) {
    var workspace = caller.workspace();
    var at = clock.now(workspace);
    return database.write(
        tx -> {
          var order = known(tx, workspace, id);
          if (!store.move(tx, workspace, id, move.from, move.to, reason, at)) {
            throw OrderRefusals.cannot(order, move.done);
          }
          told(tx, workspace, id);
          var moved = known(tx, workspace, id);
          receipt.settle(tx, moved);
          return moved;
        });
  }

  private SalesOrder known(Tx tx, WorkspaceId workspace, String id) {
    return store
        .byId(tx, workspace, id)
        .orElseThrow(() -> ProblemException.notFound(OrderWords.THIS_ORDER));
  }
}

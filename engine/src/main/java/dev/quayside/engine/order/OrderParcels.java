package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The parcels of orders: what each takes off what is left to ship, from the intent to buy its
/// label to its void. An order is where its parcels leave it.
public final class OrderParcels implements ShipmentListener {

  private final Database database;
  private final WorkspaceClock clock;
  private final OrderEvents events;
  private final OrderStore store = new OrderStore();
  private final OrderListStore lists = new OrderListStore();
  private final OrderParcelStore parcels = new OrderParcelStore();

  /// What a purchase takes of an order.
  private record Claim(Packing packing, @Nullable String rateId) {}

  OrderParcels(Database database, WorkspaceClock clock, OrderEvents events) {
    this.database = database;
    this.clock = clock;
    this.events = events;
  }

  /// Binds a purchase to an order: what the parcel takes commits with the intent to buy, and is
  /// shipped in the very transaction that has the label. What is not left to ship, and a second
  /// purchase while one is under way, are refused there.
  ///
  /// @param rateId to buy at; null when none was asked for before
  /// @param more what else is to be told, for example an idempotency key's receipt
  public Receipt<Shipment> receipt(
      Caller caller,
      String orderId,
      Packing packing,
      @Nullable String rateId,
      Receipt<Shipment> more) {
    var workspace = caller.workspace();
    var claim = new Claim(packing, rateId);
    return new Receipt<>() {
      @Override
      public void claim(Tx tx, String shipmentId) {
        OrderParcels.this.claim(tx, workspace, orderId, claim, shipmentId);
        claimBeside(tx, workspace, orderId, claim, shipmentId);
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

  /// Why it could not be shipped; nothing happens to one that was shipped or held meanwhile, or
  /// whose purchase is under way: who claimed it has the last word. A shipped order that got no
  /// further parcel stays shipped.
  public void fail(Caller caller, String id, Message reason) {
    fail(caller, Set.of(id), reason);
  }

  /// As {@link #fail(Caller, String, Message)}, of orders that were to ship together.
  public void fail(Caller caller, Set<String> ids, Message reason) {
    var workspace = caller.workspace();
    database.write(
        tx -> {
          ids.stream()
              .sorted()
              .flatMap(id -> store.byId(tx, workspace, id).stream())
              .forEach(order -> fail(tx, workspace, order, reason));
          return true;
        });
  }

  /// Orders whose purchase ended without a label while nobody looked wait to be shipped again.
  ///
  /// @param shipment finds a shipment by its id
  public void settle(Caller caller, Function<String, Optional<Shipment>> shipment) {
    var workspace = caller.workspace();
    for (var order : database.read(tx -> lists.inState(tx, workspace, OrderState.BUYING))) {
      order
          .underWay()
          .map(OrderParcel::shipmentId)
          .ifPresent(
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

  @Override
  public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
    giveUp(
        tx,
        workspace,
        shipment.id(),
        OrderWords.STOP_VOIDED.of(shipment.trackingNumber().orElse("")));
  }

  /// The same claim twice is one. One whose purchase came to nothing stands in nobody's way.
  private void claim(Tx tx, WorkspaceId workspace, String orderId, Claim claim, String shipmentId) {
    known(tx, workspace, orderId)
        .underWay()
        .map(OrderParcel::shipmentId)
        .filter(begun -> !begun.equals(shipmentId) && !parcels.isAsked(tx, workspace, begun))
        .ifPresent(begun -> giveUp(tx, workspace, begun, OrderStop.NOT_SOLD.of()));
    var order = known(tx, workspace, orderId);
    if (order.parcel(shipmentId).isEmpty()) {
      OrderRefusals.requireWayOut(order, parcels.isReturn(tx, workspace, shipmentId));
      OrderRefusals.requireFit(order, claim.packing());
      if (claim.rateId() != null) {
        OrderRefusals.requireUnsold(order, claim.rateId());
      }
      parcels.insert(tx, workspace, orderId, shipmentId, claim.packing(), claim.rateId());
      store.put(tx, workspace, orderId, OrderState.BUYING, null, clock.now(workspace));
      events.changed(tx, workspace, orderId);
    }
  }

  /// All or none: where one of them cannot, nothing is bought.
  private void claimBeside(
      Tx tx, WorkspaceId workspace, String orderId, Claim claim, String shipmentId) {
    for (var other : new TreeMap<>(claim.packing().beside()).entrySet()) {
      OrderRefusals.requireSameAddress(
          known(tx, workspace, orderId), known(tx, workspace, other.getKey()));
      claim(
          tx,
          workspace,
          other.getKey(),
          new Claim(Packing.of(other.getValue()), claim.rateId()),
          shipmentId);
    }
  }

  /// A label of a carrier's test system ships nothing.
  private void shipped(Tx tx, WorkspaceId workspace, Shipment shipment) {
    if (shipment.status() == ShipmentStatus.CANCELLED) {
      giveUp(tx, workspace, shipment.id(), OrderStop.NOT_SOLD.of());
      return;
    }
    if (shipment.terms().test()) {
      giveUp(tx, workspace, shipment.id(), OrderStop.TEST_LABEL.of());
      return;
    }
    var label = OrderShipment.of(shipment);
    if (parcels.bought(tx, workspace, label)) {
      store
          .byShipment(tx, workspace, shipment.id())
          .forEach(order -> shipped(tx, workspace, order, label));
    }
  }

  private void shipped(Tx tx, WorkspaceId workspace, SalesOrder order, OrderShipment label) {
    var state = order.byParcels();
    store.put(tx, workspace, order.id(), state, null, clock.now(workspace));
    store.found(tx, workspace, order.id(), label.trackingNumber());
    tell(
        tx,
        workspace,
        state == OrderState.SHIPPED ? EventType.ORDER_SHIPPED : EventType.ORDER_PARTLY_SHIPPED,
        order.id());
  }

  /// What a parcel held is left to ship again, of every order in it.
  private void giveUp(Tx tx, WorkspaceId workspace, String shipmentId, Message why) {
    store
        .byShipment(tx, workspace, shipmentId)
        .forEach(order -> giveUp(tx, workspace, order.id(), shipmentId, why));
  }

  /// An order a person stopped meanwhile stays so.
  private void giveUp(
      Tx tx, WorkspaceId workspace, String orderId, String shipmentId, Message why) {
    parcels.giveUp(tx, workspace, orderId, shipmentId);
    var order = known(tx, workspace, orderId);
    if (!follows(order)) {
      tell(tx, workspace, EventType.ORDER_UPDATED, order.id());
      return;
    }
    var state = order.byParcels();
    boolean shipped = state == OrderState.SHIPPED;
    store.put(tx, workspace, order.id(), state, shipped ? null : why, clock.now(workspace));
    tell(tx, workspace, shipped ? EventType.ORDER_UPDATED : EventType.ORDER_REOPENED, order.id());
  }

  /// Whether its state is that of its parcels, and no other is being bought.
  private static boolean follows(SalesOrder order) {
    return switch (order.state()) {
      case OPEN, PARTLY_SHIPPED, SHIPPED, BUYING -> order.underWay().isEmpty();
      case HELD, FAILED, CANCELLED -> false;
    };
  }

  private void fail(Tx tx, WorkspaceId workspace, SalesOrder order, Message reason) {
    var claimed = order.underWay().map(OrderParcel::shipmentId);
    boolean over =
        switch (order.state()) {
          case OPEN, PARTLY_SHIPPED, FAILED -> true;
          case BUYING -> claimed.isPresent() && !parcels.isAsked(tx, workspace, claimed.get());
          case HELD, SHIPPED, CANCELLED -> false;
        };
    if (!over) {
      return;
    }
    claimed.ifPresent(shipmentId -> parcels.giveUp(tx, workspace, order.id(), shipmentId));
    boolean shipped = known(tx, workspace, order.id()).byParcels() == OrderState.SHIPPED;
    store.put(
        tx,
        workspace,
        order.id(),
        shipped ? OrderState.SHIPPED : OrderState.FAILED,
        shipped ? null : reason,
        clock.now(workspace));
    tell(tx, workspace, shipped ? EventType.ORDER_UPDATED : EventType.ORDER_FAILED, order.id());
  }

  private void settle(Tx tx, WorkspaceId workspace, String claimed, Optional<Shipment> shipment) {
    if (shipment.isEmpty()) {
      giveUp(tx, workspace, claimed, OrderStop.NOT_SOLD.of());
    } else if (shipment.get().status() != ShipmentStatus.PENDING) {
      shipped(tx, workspace, shipment.get());
    }
  }

  private void tell(Tx tx, WorkspaceId workspace, EventType type, String orderId) {
    events.happened(tx, workspace, type, known(tx, workspace, orderId));
  }

  private SalesOrder known(Tx tx, WorkspaceId workspace, String id) {
    return store
        .byId(tx, workspace, id)
        .orElseThrow(() -> ProblemException.notFound(OrderWords.THIS_ORDER));
  }
}

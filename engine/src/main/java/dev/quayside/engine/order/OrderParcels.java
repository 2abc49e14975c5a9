package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.origin.DuePostBack;
import dev.quayside.engine.order.origin.PostBacks;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.reason.Fault;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.PurchaseStep;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The parcels of orders, from the intent to buy a label to its void: each reduces what is left to
/// ship, and decides the state of its order.
public final class OrderParcels implements ShipmentListener {

  private final Database database;
  private final WorkspaceClock clock;
  private final OrderEvents events;
  private final PostBacks postBacks;
  private final OrderStore store = new OrderStore();
  private final OrderListStore lists = new OrderListStore();
  private final OrderParcelStore parcels = new OrderParcelStore();

  /// Asked in the transaction that takes pieces off an order, whether they may go.
  @FunctionalInterface
  public interface PieceGate {

    /// Lets everything go.
    PieceGate UNWATCHED = (_, _, _, _) -> null;

    /// @param order as it is in this transaction, and locked
    /// @return what of the pieces passed checks cover; null when none was due
    /// @throws ProblemException `CHECK_REQUIRED` naming the pieces that are missing
    @Nullable List<PackedItem> covered(
        Tx tx, WorkspaceId workspace, SalesOrder order, Packing packing);
  }

  /// The items of an order that a purchase takes.
  private record Claim(Packing packing, @Nullable String rateId, PieceGate gate) {}

  OrderParcels(Database database, WorkspaceClock clock, OrderEvents events, PostBacks postBacks) {
    this.database = database;
    this.clock = clock;
    this.events = events;
    this.postBacks = postBacks;
  }

  /// The number of pieces in each parcel of an order, by the id of its shipment.
  public Map<String, Integer> pieces(WorkspaceId workspace, Collection<String> shipmentIds) {
    return database.read(tx -> parcels.pieces(tx, workspace, shipmentIds));
  }

  /// What part of its order a parcel is, as the request said that began to buy it; empty when there
  /// is none, or it was begun by an earlier version.
  public Optional<Packing.Share> share(Caller caller, String orderId, String shipmentId) {
    return database.readOnce(tx -> parcels.share(tx, caller.workspace(), orderId, shipmentId));
  }

  /// Takes the items of a parcel off its orders, together with the intent to buy its label. Items
  /// that are not left to ship, and a second purchase while one is under way, are refused there.
  ///
  /// @param rateId the rate to buy at; null when no rate was asked for before
  /// @param gate asked whether the pieces may go
  public PurchaseStep taking(
      Caller caller, String orderId, Packing packing, @Nullable String rateId, PieceGate gate) {
    var workspace = caller.workspace();
    var claim = new Claim(packing, rateId, gate);
    var taken = packing.orders(orderId);
    return (tx, shipmentId) -> {
      store.lock(tx, workspace, taken);
      claim(tx, workspace, orderId, claim, shipmentId);
      claimBeside(tx, workspace, orderId, claim, shipmentId);
    };
  }

  /// Notes why an order could not be shipped. Does nothing when it was shipped or held meanwhile,
  /// or when another purchase of it is under way, which decides its state. A shipped order that got
  /// no further parcel stays shipped.
  public void fail(Caller caller, String id, Problem why) {
    fail(caller, Set.of(id), why);
  }

  /// Notes why several orders, which were to ship in one parcel, could not be shipped.
  public void fail(Caller caller, Set<String> ids, Problem why) {
    var workspace = caller.workspace();
    database.change(
        tx -> {
          ids.stream()
              .sorted()
              .flatMap(id -> store.byId(tx, workspace, id).stream())
              .forEach(order -> fail(tx, workspace, order, why));
        });
  }

  /// Whether an order waits for a purchase that is over, for a {@link
  /// dev.quayside.engine.platform.lease.Question}.
  public static String areLeft() {
    return OrderParcelStore.isLeft();
  }

  /// Reopens orders whose purchase ended without a label, for example while the process was down.
  ///
  /// @param shipment finds a shipment by its id
  public void settle(Caller caller, BiFunction<Tx, String, Optional<Shipment>> shipment) {
    var workspace = caller.workspace();
    for (var order : database.readOnce(tx -> lists.inState(tx, workspace, OrderState.BUYING))) {
      order
          .underWay()
          .map(OrderParcel::shipmentId)
          .ifPresent(
              claimed ->
                  database.write(
                      tx -> {
                        settle(tx, workspace, claimed, shipment.apply(tx, claimed));
                        return true;
                      }));
    }
  }

  /// Reopens an order whose purchase ended without a label and without a word to it: the process
  /// died in between.
  ///
  /// @return whether there was such a purchase
  public boolean reopenLeft(Caller caller, SalesOrder order) {
    var workspace = caller.workspace();
    var left =
        order
            .underWay()
            .map(OrderParcel::shipmentId)
            .filter(begun -> !database.readOnce(tx -> parcels.isAsked(tx, workspace, begun)));
    left.ifPresent(
        _ ->
            database.write(
                tx -> {
                  giveUpUnasked(tx, workspace, order.id(), "");
                  return true;
                }));
    return left.isPresent();
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

  @Override
  public void givenUp(Tx tx, WorkspaceId workspace, Shipment shipment) {
    giveUp(tx, workspace, shipment.id(), OrderStop.NOT_SOLD.of());
  }

  /// Claims the items for a purchase. Repeating the same claim changes nothing. An earlier claim
  /// that bought nothing is given up first.
  private void claim(Tx tx, WorkspaceId workspace, String orderId, Claim claim, String shipmentId) {
    giveUpUnasked(tx, workspace, orderId, shipmentId);
    var order = known(tx, workspace, orderId);
    if (order.parcel(shipmentId).isEmpty()) {
      OrderRefusals.requireWayOut(order, parcels.isReturn(tx, workspace, shipmentId));
      OrderRefusals.requireFit(order, claim.packing());
      if (claim.rateId() != null) {
        OrderRefusals.requireUnsold(order, claim.rateId());
      }
      var covered = claim.gate().covered(tx, workspace, order, claim.packing());
      parcels.insert(tx, workspace, orderId, shipmentId, claim.packing(), claim.rateId(), covered);
      store.put(tx, workspace, orderId, OrderState.BUYING, null, clock.now(workspace));
      events.changed(tx, workspace, orderId);
    }
  }

  /// Gives up what was begun for an order and was never asked of a carrier.
  ///
  /// @param but the shipment that goes on; empty for none
  void giveUpUnasked(Tx tx, WorkspaceId workspace, String orderId, String but) {
    known(tx, workspace, orderId)
        .underWay()
        .map(OrderParcel::shipmentId)
        .filter(begun -> !begun.equals(but) && !parcels.isAsked(tx, workspace, begun))
        .ifPresent(begun -> giveUp(tx, workspace, begun, OrderStop.NOT_SOLD.of()));
  }

  /// Claims the items of all orders in the parcel; when one of them cannot ship, nothing is bought.
  private void claimBeside(
      Tx tx, WorkspaceId workspace, String orderId, Claim claim, String shipmentId) {
    for (var other : new TreeMap<>(claim.packing().beside()).entrySet()) {
      OrderRefusals.requireSameAddress(
          known(tx, workspace, orderId), known(tx, workspace, other.getKey()));
      claim(
          tx,
          workspace,
          other.getKey(),
          new Claim(Packing.of(other.getValue()), claim.rateId(), claim.gate()),
          shipmentId);
    }
  }

  /// Marks a parcel as shipped. A label from a carrier's test system ships nothing.
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
      store.lockOf(tx, workspace, label.shipmentId());
      store
          .byShipment(tx, workspace, shipment.id())
          .forEach(order -> shipped(tx, workspace, order, label));
    }
  }

  private void shipped(Tx tx, WorkspaceId workspace, SalesOrder order, OrderShipment label) {
    var state = order.byParcels();
    store.put(tx, workspace, order.id(), state, null, clock.now(workspace));
    store.found(tx, workspace, order.id(), label.trackingNumber());
    tellShop(tx, workspace, order, label);
    tell(
        tx,
        workspace,
        state == OrderState.SHIPPED ? EventType.ORDER_SHIPPED : EventType.ORDER_PARTLY_SHIPPED,
        order.id());
  }

  /// Gives back a parcel's items to all orders in it, so that they are left to ship again.
  void giveUp(Tx tx, WorkspaceId workspace, String shipmentId, Message why) {
    for (var order : store.byShipment(tx, workspace, shipmentId)) {
      giveUp(tx, workspace, order.id(), shipmentId, why);
      var origin = order.origin();
      if (origin != null) {
        postBacks.takeBack(tx, workspace, origin.sourceId(), order.id(), shipmentId);
      }
    }
  }

  /// What its shop is to hear of the parcel commits with the label.
  private void tellShop(Tx tx, WorkspaceId workspace, SalesOrder order, OrderShipment label) {
    var origin = order.origin();
    if (origin != null) {
      var pieces =
          order.itemsIn(label.shipmentId()).stream().flatMap(OrderParcels::pieces).toList();
      var parcel = DuePostBack.of(order.id(), origin.externalId(), label, pieces);
      postBacks.tell(tx, workspace, origin.sourceId(), parcel);
    }
  }

  static Stream<DuePostBack.Pieces> pieces(OrderItem item) {
    return Optional.ofNullable(item.shop()).stream()
        .map(shop -> new DuePostBack.Pieces(shop.externalId(), item.quantity()));
  }

  /// Gives back a parcel's items. An order that a person held or cancelled meanwhile stays so.
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

  /// Whether the order's state follows from its parcels and none of them is being bought.
  private static boolean follows(SalesOrder order) {
    return switch (order.state()) {
      case OPEN, PARTLY_SHIPPED, SHIPPED, BUYING -> order.underWay().isEmpty();
      case HELD, FAILED, CANCELLED -> false;
    };
  }

  private void fail(Tx tx, WorkspaceId workspace, SalesOrder order, Problem why) {
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
        shipped ? null : why.message(),
        clock.now(workspace));
    store.fault(tx, workspace, order.id(), Fault.of(why));
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

  SalesOrder known(Tx tx, WorkspaceId workspace, String id) {
    return store.known(tx, workspace, id);
  }
}

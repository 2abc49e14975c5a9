package dev.quayside.engine.order;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.origin.DuePostBack;
import dev.quayside.engine.order.origin.Origin;
import dev.quayside.engine.order.origin.PostBacks;
import dev.quayside.engine.order.packing.ExternalParcel;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// The parcels of orders that leave without a label of ours: each takes pieces off its order as a
/// bought one does. Each is a step of the caller's transaction.
public final class ExternalParcels {

  /// What a shop is told when the carrier is not known.
  private static final String OTHER = "Other";

  private final OrderStore store = new OrderStore();
  private final OrderParcelStore rows = new OrderParcelStore();
  private final OrderParcels parcels;
  private final OrderEvents events;
  private final PostBacks postBacks;
  private final Ids ids;
  private final WorkspaceClock clock;

  /// What became of an order.
  ///
  /// @param parcelId of the parcel that left
  public record Left(SalesOrder order, String parcelId, Event event) {}

  ExternalParcels(
      OrderParcels parcels,
      OrderEvents events,
      PostBacks postBacks,
      Ids ids,
      WorkspaceClock clock) {
    this.parcels = parcels;
    this.events = events;
    this.postBacks = postBacks;
    this.ids = ids;
    this.clock = clock;
  }

  /// Takes pieces off an order. The order is locked before it is read, as for a purchase: of two
  /// that want the same pieces the second one finds them gone.
  ///
  /// @param what the pieces, of the order as it is now
  /// @param isFurther whether one that has left may have one parcel more
  /// @param tellsShop whether the order's shop is told, as of any parcel
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` for an order that is shipped, cancelled or
  ///   being bought, for more than is left, and for a number that a parcel of it has already
  public Left ship(
      Tx tx,
      WorkspaceId workspace,
      String orderId,
      Function<SalesOrder, List<PackedItem>> what,
      ExternalParcel how,
      boolean isFurther,
      boolean tellsShop) {
    store.lock(tx, workspace, Set.of(orderId));
    parcels.giveUpUnasked(tx, workspace, orderId, "");
    var order = parcels.known(tx, workspace, orderId);
    OrderRefusals.requireCanLeave(order, how, isFurther);
    var items = what.apply(order);
    order.requireLeft(items);
    var id = ids.next(IdKind.PARCEL);
    rows.insert(tx, workspace, orderId, id, place(order), items, how, clock.now(workspace));
    var now = parcels.known(tx, workspace, orderId);
    boolean stays = order.state() == OrderState.HELD && !now.left().isEmpty();
    var state = stays ? OrderState.HELD : now.byParcels();
    store.put(tx, workspace, orderId, state, stays ? order.reason() : null, clock.now(workspace));
    how.said().forEach(words -> store.found(tx, workspace, orderId, words));
    var origin = order.origin();
    if (origin != null && tellsShop) {
      tellShop(tx, workspace, now, origin, id, how);
    }
    var after = parcels.known(tx, workspace, orderId);
    var type =
        state == OrderState.SHIPPED ? EventType.ORDER_SHIPPED : EventType.ORDER_PARTLY_SHIPPED;
    return new Left(after, id, events.kept(tx, workspace, type, after));
  }

  /// Takes a parcel back: its pieces are left to ship again, and the shop is told as of a void.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` for one with a label, which is voided instead
  public SalesOrder takeBack(Tx tx, WorkspaceId workspace, String orderId, String parcelId) {
    store.lock(tx, workspace, Set.of(orderId));
    var order = parcels.known(tx, workspace, orderId);
    var parcel =
        order.parcels().stream()
            .filter(each -> each.id().equals(parcelId))
            .filter(each -> each.external() == null || !each.voided())
            .findFirst()
            .orElseThrow(() -> ProblemException.notFound(OrderWords.PARCEL, parcelId));
    if (!parcel.isExternal()) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, OrderWords.VOID_LABEL, order.number(), named(parcel));
    }
    parcels.giveUp(tx, workspace, parcel.shipmentId(), OrderStop.TAKEN_BACK.of());
    return parcels.known(tx, workspace, orderId);
  }

  private static String named(OrderParcel parcel) {
    return Optional.ofNullable(parcel.shipment()).map(OrderShipment::labelId).orElse("ID");
  }

  /// Shops tell parcels apart by their numbers; one without any gets the order's and its place.
  private static String placed(SalesOrder order) {
    return order.shownNumber() + "-" + order.parcels().size();
  }

  /// The first open one of those that the shop plans.
  private static int place(SalesOrder order) {
    var open = PlannedParcels.of(order).open();
    return open.isEmpty() ? 0 : open.first();
  }

  private void tellShop(
      Tx tx,
      WorkspaceId workspace,
      SalesOrder order,
      Origin origin,
      String id,
      ExternalParcel how) {
    var pieces = order.itemsIn(id).stream().flatMap(OrderParcels::pieces).toList();
    var carrier =
        Optional.ofNullable(how.carrier()).or(() -> Optional.ofNullable(how.carrierName()));
    var parcel =
        DuePostBack.of(
            order.id(),
            origin.externalId(),
            id,
            how.number().orElseGet(() -> placed(order)),
            carrier.orElse(OTHER),
            how.shippedAt(),
            pieces);
    postBacks.tell(tx, workspace, origin.sourceId(), parcel);
  }
}

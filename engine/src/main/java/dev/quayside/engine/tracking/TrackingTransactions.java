package dev.quayside.engine.tracking;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The transactions of tracking: a scan, the status it changes, the shipment's status and the event
/// commit together.
public final class TrackingTransactions implements ShipmentListener {

  private final Database database;
  private final Shipments shipments;
  private final Events events;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final DeliveryEstimates estimates;
  private final TrackerStore store = new TrackerStore();

  public TrackingTransactions(
      Database database,
      Shipments shipments,
      Events events,
      Ids ids,
      WorkspaceClock clock,
      DeliveryEstimates estimates) {
    this.database = database;
    this.shipments = shipments;
    this.events = events;
    this.ids = ids;
    this.clock = clock;
    this.estimates = estimates;
  }

  /// A parcel of this workspace, with everything known about it.
  record Found(TrackedParcel watch, Tracker tracker) {}

  @Override
  public void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {
    var parcel =
        new TrackedParcel(
            ids.next(IdKind.TRACKER),
            shipment.id(),
            shipment.carrier(),
            shipment.trackingNumber().orElseThrow(),
            History.ofLabel().status(),
            Instant.EPOCH,
            clock.now(workspace));
    tx.later(later -> store.insert(later, workspace, parcel));
  }

  @Override
  public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
    store
        .ofShipment(tx, workspace, shipment.id())
        .filter(watch -> !watch.status().isTerminal())
        .ifPresent(
            watch -> {
              var voided = new Transition(watch.status(), TrackingStatus.CANCELLED, null);
              move(tx, workspace, watch, voided);
              store.unheard(tx, workspace, watch.id());
            });
  }

  /// The tracking numbers of what was typed or scanned, in this order.
  List<String> numbers(WorkspaceId workspace, List<String> codes) {
    return database.read(
        tx -> codes.stream().map(code -> shipments.trackingNumber(tx, workspace, code)).toList());
  }

  Optional<Found> find(WorkspaceId workspace, String trackingNumber, @Nullable String carrier) {
    return database.read(
        tx ->
            store
                .ofNumber(tx, workspace, trackingNumber, carrier)
                .map(watch -> new Found(watch, tracker(tx, workspace, watch))));
  }

  public Optional<TrackedParcel> find(Tx tx, WorkspaceId workspace, String trackingNumber) {
    return store.ofNumber(tx, workspace, trackingNumber, null);
  }

  List<TrackedParcel> open(WorkspaceId workspace, int most) {
    return database.read(tx -> store.open(tx, workspace, most));
  }

  List<TrackedParcel> due(WorkspaceId workspace, PollingSchedule pace, int most) {
    var at = clock.now(workspace);
    return database.readOnce(tx -> store.due(tx, workspace, pace, at, most));
  }

  /// Notes that the carriers are about to be asked.
  void asking(WorkspaceId workspace, List<TrackedParcel> parcels, Instant at) {
    var _ =
        database.writeBeside(
            tx -> {
              store.asked(tx, workspace, parcels.stream().map(TrackedParcel::id).toList(), at);
              return true;
            });
  }

  /// Notes that the carriers have answered.
  void answered(WorkspaceId workspace, Collection<String> ids, Instant at) {
    var _ =
        database.writeBeside(
            tx -> {
              store.heard(tx, workspace, ids, at);
              return true;
            });
  }

  /// Stores a carrier's report, beside purchases. Most reports hold nothing new and cost no write
  /// transaction.
  void hear(WorkspaceId workspace, TrackedParcel parcel, List<Scan> reported) {
    var known = Set.copyOf(database.readOnce(tx -> store.scans(tx, workspace, parcel.id())));
    if (!known.containsAll(reported)) {
      database.writeYielding(
          tx -> {
            hear(tx, workspace, parcel.id(), reported);
            return true;
          });
    }
  }

  /// Stores a carrier's report within the caller's transaction. The parcel stays locked until that
  /// ends: of two engines that hear the same report, the second one finds its scans stored.
  public void hear(Tx tx, WorkspaceId workspace, String id, List<Scan> reported) {
    var watch = store.locked(tx, workspace, id).orElseThrow();
    var change = history(tx, workspace, watch).hear(reported);
    if (!change.news().isEmpty()) {
      var at = clock.now(workspace);
      store.add(tx, workspace, id, change.news(), at);
      tx.later(later -> store.touch(later, workspace, id, at));
      change.transitions().forEach(transition -> move(tx, workspace, watch, transition));
    }
  }

  private void move(Tx tx, WorkspaceId workspace, TrackedParcel watch, Transition transition) {
    var at = clock.now(workspace);
    if (!store.move(tx, workspace, watch.id(), transition.from(), transition.to(), at)) {
      throw new IllegalStateException(watch.id() + " is not " + transition.from());
    }
    shipmentStatus(transition.to())
        .ifPresent(to -> shipments.progress(tx, workspace, watch.shipmentId(), to, at));
    var shipment = shipments.find(tx, workspace, watch.shipmentId()).orElseThrow();
    events.append(
        tx,
        workspace,
        eventType(transition.to()),
        shipment.id(),
        TransitionJson.text(watch, estimates.of(shipment), transition));
  }

  private Tracker tracker(Tx tx, WorkspaceId workspace, TrackedParcel watch) {
    var shipment = shipments.find(tx, workspace, watch.shipmentId()).orElseThrow();
    return Tracker.of(watch, shipment, history(tx, workspace, watch), estimates);
  }

  private History history(Tx tx, WorkspaceId workspace, TrackedParcel watch) {
    return new History(watch.status(), store.scans(tx, workspace, watch.id()));
  }

  private static EventType eventType(TrackingStatus to) {
    return switch (to) {
      case DELIVERED -> EventType.TRACKING_DELIVERED;
      case EXCEPTION -> EventType.TRACKING_EXCEPTION;
      case PRE_TRANSIT,
          ACCEPTED,
          IN_TRANSIT,
          OUT_FOR_DELIVERY,
          AVAILABLE_FOR_PICKUP,
          RETURNED,
          CANCELLED,
          UNKNOWN ->
          EventType.TRACKING_UPDATED;
    };
  }

  /// The shipment's status after a change of tracking status (docs/api/labels.md). A carrier's
  /// report never cancels a shipment: cancelling moves money and is done only by a void.
  private static Optional<ShipmentStatus> shipmentStatus(TrackingStatus to) {
    return switch (to) {
      case ACCEPTED, IN_TRANSIT, OUT_FOR_DELIVERY, AVAILABLE_FOR_PICKUP ->
          Optional.of(ShipmentStatus.IN_TRANSIT);
      case DELIVERED -> Optional.of(ShipmentStatus.DELIVERED);
      case EXCEPTION -> Optional.of(ShipmentStatus.EXCEPTION);
      case RETURNED -> Optional.of(ShipmentStatus.RETURNED);
      case PRE_TRANSIT, CANCELLED, UNKNOWN -> Optional.empty();
    };
  }
}

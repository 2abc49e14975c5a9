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
import dev.quayside.engine.tracking.TrackedParcel.Kind;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
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
  private static final List<TrackerStore> STORES =
      List.of(TrackerStore.FIRST, TrackerStore.FURTHER, TrackerStore.SENT);

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
    for (var number : numbers(shipment)) {
      boolean further = !number.equals(numbers(shipment).getFirst());
      var parcel =
          new TrackedParcel(
              ids.next(IdKind.TRACKER),
              shipment.id(),
              shipment.carrier(),
              number,
              History.ofLabel().status(),
              Instant.EPOCH,
              clock.now(workspace),
              further ? Kind.FURTHER : Kind.FIRST);
      tx.later(later -> TrackerStore.of(parcel).insert(later, workspace, parcel));
    }
  }

  /// The numbers of its boxes. A shipment of several that only its master number is known of has
  /// that one.
  private static List<String> numbers(Shipment shipment) {
    return shipment.labels().stream()
        .map(label -> label.trackingNumber().orElseThrow())
        .distinct()
        .toList();
  }

  @Override
  public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
    all(tx, workspace, shipment.id()).stream()
        .filter(watch -> !watch.status().isTerminal())
        .forEach(
            watch -> {
              var voided = new Transition(watch.status(), TrackingStatus.CANCELLED, null);
              move(tx, workspace, watch, voided);
              TrackerStore.of(watch).unheard(tx, workspace, watch.id());
            });
  }

  /// An order's parcel has left without a label of ours: it is tracked like all others.
  ///
  /// @param carrier code of the carrier that has it
  /// @param trackingNumber as that carrier tracks it
  public void sent(
      Tx tx,
      WorkspaceId workspace,
      String parcelId,
      String carrier,
      String trackingNumber,
      Instant shippedAt) {
    var parcel =
        new TrackedParcel(
            ids.next(IdKind.TRACKER),
            parcelId,
            carrier,
            trackingNumber,
            History.ofLabel().status(),
            Instant.EPOCH,
            shippedAt,
            Kind.SENT);
    tx.later(later -> TrackerStore.SENT.insert(later, workspace, parcel));
  }

  /// It has not left: what was heard of its number is of another parcel.
  public void takenBack(Tx tx, WorkspaceId workspace, String parcelId) {
    TrackerStore.SENT.delete(tx, workspace, parcelId);
  }

  /// The boxes of a shipment.
  private static List<TrackedParcel> all(Tx tx, WorkspaceId workspace, String shipmentId) {
    return each(store -> store.ofShipment(tx, workspace, shipmentId));
  }

  private static List<TrackedParcel> each(Function<TrackerStore, List<TrackedParcel>> question) {
    return STORES.stream().flatMap(store -> question.apply(store).stream()).toList();
  }

  /// The tracking numbers of what was typed or scanned, in this order.
  List<String> numbers(WorkspaceId workspace, List<String> codes) {
    return database.read(
        tx -> codes.stream().map(code -> shipments.boxNumber(tx, workspace, code)).toList());
  }

  Optional<Found> find(WorkspaceId workspace, String trackingNumber, @Nullable String carrier) {
    return database.read(
        tx ->
            ofNumber(tx, workspace, trackingNumber, carrier)
                .map(watch -> new Found(watch, tracker(tx, workspace, watch))));
  }

  public Optional<TrackedParcel> find(Tx tx, WorkspaceId workspace, String trackingNumber) {
    return ofNumber(tx, workspace, trackingNumber, null);
  }

  private static Optional<TrackedParcel> ofNumber(
      Tx tx, WorkspaceId workspace, String trackingNumber, @Nullable String carrier) {
    return STORES.stream()
        .flatMap(store -> store.ofNumber(tx, workspace, trackingNumber, carrier).stream())
        .findFirst();
  }

  List<TrackedParcel> open(WorkspaceId workspace, int most) {
    return database.read(tx -> each(store -> store.open(tx, workspace, most)));
  }

  List<TrackedParcel> due(WorkspaceId workspace, PollingSchedule pace, int most) {
    var at = clock.now(workspace);
    return database.read(tx -> each(store -> store.due(tx, workspace, pace, at, most)));
  }

  /// Notes that the carriers are about to be asked.
  void asking(WorkspaceId workspace, List<TrackedParcel> parcels, Instant at) {
    var _ =
        database.writeBeside(
            tx -> {
              byStore(parcels).forEach((store, ids) -> store.asked(tx, workspace, ids, at));
              return true;
            });
  }

  /// Notes that the carriers have answered.
  void answered(WorkspaceId workspace, Collection<TrackedParcel> parcels, Instant at) {
    var _ =
        database.writeBeside(
            tx -> {
              byStore(parcels).forEach((store, ids) -> store.heard(tx, workspace, ids, at));
              return true;
            });
  }

  private static Map<TrackerStore, List<String>> byStore(Collection<TrackedParcel> parcels) {
    return parcels.stream()
        .collect(
            Collectors.groupingBy(
                TrackerStore::of, Collectors.mapping(TrackedParcel::id, Collectors.toList())));
  }

  /// Stores a carrier's report, beside purchases. Most reports hold nothing new and cost no write
  /// transaction.
  void hear(WorkspaceId workspace, TrackedParcel parcel, List<Scan> reported) {
    var store = TrackerStore.of(parcel);
    var known = Set.copyOf(database.readOnce(tx -> store.scans(tx, workspace, parcel.id())));
    if (!known.containsAll(reported)) {
      database.writeYielding(
          tx -> {
            hear(tx, workspace, parcel, reported);
            return true;
          });
    }
  }

  /// Stores a carrier's report within the caller's transaction. The parcel stays locked until that
  /// ends: of two engines that hear the same report, the second one finds its scans stored. One
  /// that was taken back meanwhile is tracked no more.
  public void hear(Tx tx, WorkspaceId workspace, TrackedParcel parcel, List<Scan> reported) {
    TrackerStore.of(parcel)
        .locked(tx, workspace, parcel.id())
        .ifPresent(watch -> hearNow(tx, workspace, watch, reported));
  }

  private void hearNow(Tx tx, WorkspaceId workspace, TrackedParcel watch, List<Scan> reported) {
    var store = TrackerStore.of(watch);
    var id = watch.id();
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
    if (!TrackerStore.of(watch)
        .move(tx, workspace, watch.id(), transition.from(), transition.to(), at)) {
      throw new IllegalStateException(watch.id() + " is not " + transition.from());
    }
    var shipment = shipment(tx, workspace, watch);
    shipment.ifPresent(of -> progress(tx, workspace, of, transition.to(), at));
    events.append(
        tx,
        workspace,
        eventType(transition.to()),
        watch.shipmentId(),
        TransitionJson.text(watch, shipment.map(estimates::of).orElse(null), transition));
  }

  /// Empty for a parcel without a label of ours.
  private Optional<Shipment> shipment(Tx tx, WorkspaceId workspace, TrackedParcel watch) {
    return watch.kind() == Kind.SENT
        ? Optional.empty()
        : Optional.of(shipments.find(tx, workspace, watch.shipmentId()).orElseThrow());
  }

  private void progress(
      Tx tx, WorkspaceId workspace, Shipment shipment, TrackingStatus to, Instant at) {
    shipmentStatus(to)
        .flatMap(status -> ofAllBoxes(tx, workspace, shipment, status))
        .ifPresent(status -> shipments.progress(tx, workspace, shipment.id(), status, at));
  }

  private Tracker tracker(Tx tx, WorkspaceId workspace, TrackedParcel watch) {
    var shipment = shipment(tx, workspace, watch).map(each -> each.label(watch.trackingNumber()));
    return Tracker.of(watch, shipment.orElse(null), history(tx, workspace, watch), estimates);
  }

  private History history(Tx tx, WorkspaceId workspace, TrackedParcel watch) {
    return new History(watch.status(), TrackerStore.of(watch).scans(tx, workspace, watch.id()));
  }

  /// What the status of one box is to its shipment: one of several is at its end when all boxes
  /// are, and delivered when all are delivered.
  private static Optional<ShipmentStatus> ofAllBoxes(
      Tx tx, WorkspaceId workspace, Shipment shipment, ShipmentStatus to) {
    boolean isEnd = to == ShipmentStatus.DELIVERED || to == ShipmentStatus.RETURNED;
    if (!shipment.consignment().isInPieces() || !isEnd) {
      return Optional.of(to);
    }
    var boxes = all(tx, workspace, shipment.id()).stream().map(TrackedParcel::status).toList();
    if (!boxes.stream().allMatch(TrackingStatus::isTerminal)) {
      return Optional.of(
          boxes.contains(TrackingStatus.EXCEPTION)
              ? ShipmentStatus.EXCEPTION
              : ShipmentStatus.IN_TRANSIT);
    }
    return Optional.of(
        boxes.stream().allMatch(TrackingStatus.DELIVERED::equals)
            ? ShipmentStatus.DELIVERED
            : ShipmentStatus.RETURNED);
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

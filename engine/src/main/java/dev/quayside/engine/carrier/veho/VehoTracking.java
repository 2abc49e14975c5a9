package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scans: a package's events read, with the meaning of every event type of the API's description.
final class VehoTracking {

  private record Meaning(TrackingStatus status, @Nullable Substatus substatus) {}

  private static final Meaning UNDER_WAY = new Meaning(TrackingStatus.IN_TRANSIT, null);
  private static final Map<String, Meaning> MEANINGS = meanings();

  private VehoTracking() {}

  /// Oldest first.
  static List<Scan> scans(VehoWire.Piece parcel) {
    return Objects.requireNonNullElse(parcel.eventLog(), List.<VehoWire.Event>of()).stream()
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  /// Empty without a time that can be read.
  private static Optional<Scan> scan(VehoWire.Event event) {
    var type = Objects.requireNonNullElse(event.eventType(), "");
    var meaning = MEANINGS.getOrDefault(type, UNDER_WAY);
    return at(event)
        .map(
            at ->
                new Scan(
                    at,
                    meaning.status(),
                    meaning.substatus(),
                    Objects.requireNonNullElse(event.message(), type),
                    event.city(),
                    event.state(),
                    event.city() == null ? null : "US"));
  }

  private static Optional<Instant> at(VehoWire.Event event) {
    try {
      return Optional.ofNullable(event.timestamp()).map(Instant::parse);
    } catch (DateTimeException unreadable) {
      return Optional.empty();
    }
  }

  private static Map<String, Meaning> meanings() {
    var all = new HashMap<String, Meaning>();
    put(all, TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "created pending");
    put(
        all,
        TrackingStatus.ACCEPTED,
        Substatus.PICKED_UP,
        "pickedUpFromClient PackageLoadedOntoFirstMileTransit pickedUpFromConsumer");
    put(all, TrackingStatus.PRE_TRANSIT, null, "outForPickup");
    put(
        all,
        TrackingStatus.IN_TRANSIT,
        Substatus.ARRIVED_AT_FACILITY,
        "droppedOffAtVeho PackageArrivedAtFacility pickupDroppedOffAtVeho");
    put(
        all,
        TrackingStatus.IN_TRANSIT,
        Substatus.DEPARTED_FACILITY,
        "PackageDepartedFromFacility pickupTransferredToExternalCarrier");
    put(all, TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "pickedUpFromVeho");
    put(all, TrackingStatus.DELIVERED, null, "delivered");
    put(all, TrackingStatus.EXCEPTION, Substatus.DELIVERY_ATTEMPTED, "PackageHadDeliveryIssue");
    put(all, TrackingStatus.EXCEPTION, Substatus.LOST, "notFound discarded");
    put(all, TrackingStatus.EXCEPTION, Substatus.DELAYED, "removedForRescue removedForRollover");
    put(
        all,
        TrackingStatus.EXCEPTION,
        null,
        "misdelivered notReceivedFromClient pickupSkipped pickupFailed");
    put(
        all,
        TrackingStatus.EXCEPTION,
        Substatus.RETURN_IN_PROGRESS,
        "pendingReturnToClient returnedToVeho");
    put(all, TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "returned returnedToClient");
    put(all, TrackingStatus.CANCELLED, Substatus.CANCELLED, "cancelled");
    return Map.copyOf(all);
  }

  private static void put(
      Map<String, Meaning> all,
      TrackingStatus status,
      @Nullable Substatus substatus,
      String types) {
    Stream.of(types.split(" ")).forEach(type -> all.put(type, new Meaning(status, substatus)));
  }
}

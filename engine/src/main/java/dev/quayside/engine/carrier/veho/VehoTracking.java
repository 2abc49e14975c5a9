package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.tracking.Meanings;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Scans: reads a package's events, with the meaning of every event type in the API's description.
final class VehoTracking {

  private static final Meanings MEANINGS = meanings();

  private VehoTracking() {}

  /// The scans of a package, oldest first.
  static List<Scan> scans(VehoWire.Piece parcel) {
    return Absent.toEmpty(parcel.eventLog()).stream()
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  /// The scan; empty without a time that can be read.
  private static Optional<Scan> scan(VehoWire.Event event) {
    var type = Absent.toEmpty(event.eventType());
    var meaning = MEANINGS.orUnderWay(type);
    return at(event)
        .map(
            at ->
                meaning.scan(
                    at,
                    Objects.requireNonNullElse(event.message(), type),
                    event.city(),
                    event.state(),
                    event.city() == null ? null : "US"));
  }

  private static Optional<Instant> at(VehoWire.Event event) {
    var text = event.timestamp();
    return VendorTime.moment(() -> text == null ? null : Instant.parse(text));
  }

  private static Meanings meanings() {
    return Meanings.list()
        .put(TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "created pending")
        .put(
            TrackingStatus.ACCEPTED,
            Substatus.PICKED_UP,
            "pickedUpFromClient PackageLoadedOntoFirstMileTransit pickedUpFromConsumer")
        .put(TrackingStatus.PRE_TRANSIT, null, "outForPickup")
        .put(
            TrackingStatus.IN_TRANSIT,
            Substatus.ARRIVED_AT_FACILITY,
            "droppedOffAtVeho PackageArrivedAtFacility pickupDroppedOffAtVeho")
        .put(
            TrackingStatus.IN_TRANSIT,
            Substatus.DEPARTED_FACILITY,
            "PackageDepartedFromFacility pickupTransferredToExternalCarrier")
        .put(TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "pickedUpFromVeho")
        .put(TrackingStatus.DELIVERED, null, "delivered")
        .put(TrackingStatus.EXCEPTION, Substatus.DELIVERY_ATTEMPTED, "PackageHadDeliveryIssue")
        .put(TrackingStatus.EXCEPTION, Substatus.LOST, "notFound discarded")
        .put(TrackingStatus.EXCEPTION, Substatus.DELAYED, "removedForRescue removedForRollover")
        .put(
            TrackingStatus.EXCEPTION,
            null,
            "misdelivered notReceivedFromClient pickupSkipped pickupFailed")
        .put(
            TrackingStatus.EXCEPTION,
            Substatus.RETURN_IN_PROGRESS,
            "pendingReturnToClient returnedToVeho")
        .put(TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "returned returnedToClient")
        .put(TrackingStatus.CANCELLED, Substatus.CANCELLED, "cancelled")
        .build();
  }
}

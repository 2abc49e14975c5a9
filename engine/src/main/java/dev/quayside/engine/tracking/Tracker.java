package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Everything known about one tracking number.
///
/// @param shipment null for a parcel without a label of this workspace
/// @param scans oldest first
/// @param estimatedDelivery the end of the promised day; null without a promise
/// @param updatedAt when there was last a new scan
public record Tracker(
    String trackingNumber,
    String carrier,
    @Nullable Shipment shipment,
    TrackingStatus status,
    @Nullable Substatus substatus,
    List<Scan> scans,
    @Nullable Instant estimatedDelivery,
    Instant updatedAt) {

  public Tracker {
    scans = List.copyOf(scans);
  }

  /// Whether the promised day is over and the parcel is still under way or was never handed over.
  ///
  /// @param today see {@link TrackerLists#today}
  public boolean isLate(LocalDate today) {
    var acceptance = shipment == null ? null : shipment.acceptance();
    var promised = acceptance == null ? null : acceptance.estimatedDelivery();
    return promised != null
        && promised.isBefore(today)
        && status != TrackingStatus.EXCEPTION
        && !status.isTerminal();
  }

  static Tracker of(
      TrackedParcel watch,
      @Nullable Shipment shipment,
      History history,
      DeliveryEstimates estimates) {
    return new Tracker(
        watch.trackingNumber(),
        watch.carrier(),
        shipment,
        history.status(),
        history.substatus(),
        history.scans(),
        shipment == null ? null : estimates.of(shipment),
        watch.updatedAt());
  }

  static Tracker ofStranger(String trackingNumber, String carrier, List<Scan> scans) {
    var history = History.ofStranger(scans);
    return new Tracker(
        trackingNumber,
        carrier,
        null,
        history.status(),
        history.substatus(),
        history.scans(),
        null,
        history.scans().getLast().at());
  }
}

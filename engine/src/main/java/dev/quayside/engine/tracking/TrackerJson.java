package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.parcel.address.Address;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tracking on the wire (docs/api/tracking.md). What only the sender knows is null for a parcel
/// that this workspace did not send.
///
/// @param estimatedDelivery end of the promised day, in the destination's time zone
public record TrackerJson(
    String trackingNumber,
    String carrier,
    @Nullable String service,
    String status,
    @Nullable String substatus,
    @Nullable Instant estimatedDelivery,
    @Nullable Place from,
    @Nullable Place to,
    @Nullable WeightJson weight,
    List<Event> events,
    Instant updatedAt) {

  record Place(@Nullable String city, @Nullable String state, @Nullable String country) {
    static Place of(Address address) {
      return new Place(address.city(), address.state(), address.country());
    }

    static Place of(Scan scan) {
      return new Place(scan.city(), scan.state(), scan.country());
    }
  }

  /// Weight in ounces.
  record WeightJson(BigDecimal oz) {}

  record Event(
      Instant timestamp,
      String status,
      @Nullable String substatus,
      String description,
      Place location) {

    static Event of(Scan scan) {
      return new Event(
          scan.at(),
          scan.status().wire(),
          wire(scan.substatus()),
          scan.description(),
          Place.of(scan));
    }
  }

  public static TrackerJson of(Tracker tracker) {
    var shipment = tracker.shipment();
    var consignment = shipment == null ? null : shipment.consignment();
    return new TrackerJson(
        tracker.trackingNumber(),
        tracker.carrier(),
        shipment == null ? null : shipment.service(),
        tracker.status().wire(),
        wire(tracker.substatus()),
        tracker.estimatedDelivery(),
        consignment == null ? null : Place.of(consignment.from()),
        consignment == null ? null : Place.of(consignment.to()),
        consignment == null ? null : new WeightJson(consignment.parcel().weight().ounces()),
        tracker.scans().stream().map(Event::of).toList(),
        tracker.updatedAt());
  }

  private static @Nullable String wire(@Nullable Substatus substatus) {
    return substatus == null ? null : substatus.wire();
  }
}

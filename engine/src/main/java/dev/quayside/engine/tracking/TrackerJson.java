package dev.quayside.engine.tracking;

import dev.quayside.engine.address.Address;
import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.shipment.Shipment;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Tracking on the wire (section 2 of the specification, section 8 of the decisions). What only the
/// sender knows is null for a parcel that somebody else sent.
///
/// @param estimatedDelivery the end of the promised day
record TrackerJson(
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

  private static final LocalTime END_OF_DAY = LocalTime.of(23, 59, 59);

  /// A town.
  record Place(@Nullable String city, @Nullable String state, @Nullable String country) {
    static Place of(Address address) {
      return new Place(address.city(), address.state(), address.country());
    }

    static Place of(Scan scan) {
      return new Place(scan.city(), scan.state(), scan.country());
    }
  }

  /// In ounces.
  record WeightJson(BigDecimal oz) {}

  /// One scan.
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

  static TrackerJson of(Tracker tracker) {
    var shipment = tracker.shipment();
    var consignment = shipment == null ? null : shipment.consignment();
    return new TrackerJson(
        tracker.trackingNumber(),
        tracker.carrier(),
        shipment == null ? null : shipment.service(),
        tracker.status().wire(),
        wire(tracker.substatus()),
        shipment == null ? null : estimatedDelivery(shipment),
        consignment == null ? null : Place.of(consignment.from()),
        consignment == null ? null : Place.of(consignment.to()),
        consignment == null ? null : new WeightJson(consignment.parcel().weight().ounces()),
        tracker.scans().stream().map(Event::of).toList(),
        tracker.updatedAt());
  }

  static @Nullable Instant estimatedDelivery(Shipment shipment) {
    return Optional.ofNullable(shipment.acceptance())
        .map(Acceptance::estimatedDelivery)
        .map(TrackerJson::endOf)
        .orElse(null);
  }

  private static @Nullable String wire(@Nullable Substatus substatus) {
    return substatus == null ? null : substatus.wire();
  }

  private static Instant endOf(LocalDate day) {
    return day.atTime(END_OF_DAY).toInstant(ZoneOffset.UTC);
  }
}

package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.Event;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.Tracked;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.tracking.Meaning;
import dev.quayside.engine.carrier.tracking.Meanings;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scans: reads checkpoints, with the meaning of every code DHL publishes for Express.
final class DhlTracking {

  private static final Meanings MEANINGS = meanings();

  private DhlTracking() {}

  /// The scans of a shipment, oldest first.
  static List<Scan> scans(Tracked shipment) {
    return scans(shipment.events());
  }

  /// Scans of one piece, oldest first; of the whole shipment when the piece has none.
  static List<Scan> scans(Tracked shipment, String piece) {
    var its =
        Absent.toEmpty(shipment.pieces()).stream()
            .filter(each -> piece.equals(each.trackingNumber()))
            .findFirst()
            .map(each -> scans(each.events()))
            .orElse(List.of());
    return its.isEmpty() ? scans(shipment) : its;
  }

  private static List<Scan> scans(@Nullable List<Event> events) {
    return Absent.toEmpty(events).stream()
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  /// The scan; empty without a time that can be read.
  private static Optional<Scan> scan(Event event) {
    var code = Absent.toEmpty(event.typeCode());
    var meaning = MEANINGS.orUnderWay(code);
    var place = DhlPlace.of(area(event));
    return at(event)
        .map(
            at ->
                new Scan(
                    at,
                    meaning.status(),
                    substatus(meaning, event),
                    Objects.requireNonNullElse(event.description(), code),
                    place.city(),
                    null,
                    place.country()));
  }

  private static @Nullable String area(Event event) {
    return Absent.toEmpty(event.serviceArea()).stream()
        .flatMap(each -> Stream.ofNullable(each.description()))
        .findFirst()
        .orElse(null);
  }

  private static @Nullable Substatus substatus(Meaning meaning, Event event) {
    boolean signed = event.signedBy() != null && !event.signedBy().isBlank();
    return signed && meaning.status() == TrackingStatus.DELIVERED && meaning.substatus() == null
        ? Substatus.DELIVERED_SIGNED
        : meaning.substatus();
  }

  /// The time of an event. Events of pieces have no offset and are in UTC.
  private static Optional<Instant> at(Event event) {
    var date = event.date();
    var time = event.time();
    if (date == null || time == null) {
      return Optional.empty();
    }
    var offset = event.offset();
    return VendorTime.moment(
        () ->
            LocalDate.parse(date)
                .atTime(LocalTime.parse(time))
                .toInstant(
                    offset == null || offset.isBlank()
                        ? ZoneOffset.UTC
                        : ZoneOffset.of(offset.strip())));
  }

  private static Meanings meanings() {
    return Meanings.list()
        .put(TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "104")
        .put(TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "PU SA")
        .put(TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "AF PL")
        .put(TrackingStatus.IN_TRANSIT, Substatus.DEPARTED_FACILITY, "DF")
        .put(TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_DESTINATION_FACILITY, "AR")
        .put(TrackingStatus.IN_TRANSIT, Substatus.CUSTOMS_PROCESSING, "IC CR BN BR RR")
        .put(TrackingStatus.IN_TRANSIT, Substatus.DELAYED, "UD MS MC MD")
        .put(TrackingStatus.IN_TRANSIT, null, "102 AD CS FD PY SC SM TP TR")
        .put(TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "WC")
        .put(TrackingStatus.AVAILABLE_FOR_PICKUP, Substatus.PICKUP_READY, "CC")
        .put(TrackingStatus.DELIVERED, null, "101 OK PD")
        .put(TrackingStatus.DELIVERED, Substatus.DAMAGED, "DD")
        .put(TrackingStatus.EXCEPTION, Substatus.DELIVERY_ATTEMPTED, "NH CA ND")
        .put(TrackingStatus.EXCEPTION, Substatus.ADDRESS_ISSUE, "BA CM")
        .put(TrackingStatus.EXCEPTION, Substatus.REFUSED, "RD")
        .put(TrackingStatus.EXCEPTION, Substatus.HELD, "OH HP SS")
        .put(TrackingStatus.EXCEPTION, Substatus.CUSTOMS_ISSUE, "CD")
        .put(TrackingStatus.EXCEPTION, Substatus.LOST, "DS")
        .put(TrackingStatus.EXCEPTION, null, "103")
        .put(TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "RT")
        .build();
  }
}

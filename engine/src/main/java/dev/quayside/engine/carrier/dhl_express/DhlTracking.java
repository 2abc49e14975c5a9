package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.Event;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.Piece;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.ServiceArea;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.Tracked;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scans: checkpoints read, with the meaning of every code DHL publishes for Express.
final class DhlTracking {

  private record Meaning(TrackingStatus status, @Nullable Substatus substatus) {}

  private static final Meaning UNDER_WAY = new Meaning(TrackingStatus.IN_TRANSIT, null);
  private static final Map<String, Meaning> MEANINGS = meanings();

  private DhlTracking() {}

  /// Oldest first.
  static List<Scan> scans(Tracked shipment) {
    return scans(shipment.events());
  }

  /// As {@link #scans(Tracked)}, of one piece; of the whole shipment where pieces have none.
  static List<Scan> scans(Tracked shipment, String piece) {
    var its =
        Objects.requireNonNullElse(shipment.pieces(), List.<Piece>of()).stream()
            .filter(each -> piece.equals(each.trackingNumber()))
            .findFirst()
            .map(each -> scans(each.events()))
            .orElse(List.of());
    return its.isEmpty() ? scans(shipment) : its;
  }

  private static List<Scan> scans(@Nullable List<Event> events) {
    return Objects.requireNonNullElse(events, List.<Event>of()).stream()
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  /// Empty without a time that can be read.
  private static Optional<Scan> scan(Event event) {
    var code = Objects.requireNonNullElse(event.typeCode(), "");
    var meaning = MEANINGS.getOrDefault(code, UNDER_WAY);
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
    return Objects.requireNonNullElse(event.serviceArea(), List.<ServiceArea>of()).stream()
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

  /// Without an offset, as pieces come: by Greenwich.
  private static Optional<Instant> at(Event event) {
    var date = event.date();
    var time = event.time();
    if (date == null || time == null) {
      return Optional.empty();
    }
    try {
      var offset = event.offset();
      return Optional.of(
          LocalDate.parse(date)
              .atTime(LocalTime.parse(time))
              .toInstant(
                  offset == null || offset.isBlank()
                      ? ZoneOffset.UTC
                      : ZoneOffset.of(offset.strip())));
    } catch (DateTimeException unreadable) {
      return Optional.empty();
    }
  }

  private static Map<String, Meaning> meanings() {
    var all = new HashMap<String, Meaning>();
    put(all, TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "104");
    put(all, TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "PU SA");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "AF PL");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.DEPARTED_FACILITY, "DF");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_DESTINATION_FACILITY, "AR");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.CUSTOMS_PROCESSING, "IC CR BN BR RR");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.DELAYED, "UD MS MC MD");
    put(all, TrackingStatus.IN_TRANSIT, null, "102 AD CS FD PY SC SM TP TR");
    put(all, TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "WC");
    put(all, TrackingStatus.AVAILABLE_FOR_PICKUP, Substatus.PICKUP_READY, "CC");
    put(all, TrackingStatus.DELIVERED, null, "101 OK PD");
    put(all, TrackingStatus.DELIVERED, Substatus.DAMAGED, "DD");
    put(all, TrackingStatus.EXCEPTION, Substatus.DELIVERY_ATTEMPTED, "NH CA ND");
    put(all, TrackingStatus.EXCEPTION, Substatus.ADDRESS_ISSUE, "BA CM");
    put(all, TrackingStatus.EXCEPTION, Substatus.REFUSED, "RD");
    put(all, TrackingStatus.EXCEPTION, Substatus.HELD, "OH HP SS");
    put(all, TrackingStatus.EXCEPTION, Substatus.CUSTOMS_ISSUE, "CD");
    put(all, TrackingStatus.EXCEPTION, Substatus.LOST, "DS");
    put(all, TrackingStatus.EXCEPTION, null, "103");
    put(all, TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "RT");
    return Map.copyOf(all);
  }

  private static void put(
      Map<String, Meaning> all,
      TrackingStatus status,
      @Nullable Substatus substatus,
      String codes) {
    Stream.of(codes.split(" ")).forEach(code -> all.put(code, new Meaning(status, substatus)));
  }
}

package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.parcel.address.Address;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scans: a shipment's events read, with the meaning of every status code of V7.
final class OntracTracking {

  private record Meaning(TrackingStatus status, @Nullable Substatus substatus) {}

  private static final Meaning UNDER_WAY = new Meaning(TrackingStatus.IN_TRANSIT, null);
  private static final Map<String, Meaning> MEANINGS = meanings();

  private OntracTracking() {}

  /// Oldest first, by the clocks of where they were made.
  static List<Scan> scans(Xml shipment) {
    return shipment.child("Events").map(each -> each.children("Event")).orElse(List.of()).stream()
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  private static Optional<Scan> scan(Xml event) {
    var code = event.text("Status");
    var meaning = MEANINGS.getOrDefault(code, UNDER_WAY);
    var words = event.text("Description");
    var city = orNull(event.text("City"));
    return at(event)
        .map(
            at ->
                new Scan(
                    at,
                    meaning.status(),
                    meaning.substatus(),
                    words.isEmpty() ? code : words,
                    city,
                    orNull(event.text("State")),
                    city == null ? null : "US"));
  }

  private static Optional<Instant> at(Xml event) {
    try {
      var zone = OntracRates.zone(Address.of(event.text("Zip"), "US"));
      return Optional.of(LocalDateTime.parse(event.text("EventTime")).atZone(zone).toInstant());
    } catch (DateTimeException unreadable) {
      return Optional.empty();
    }
  }

  private static @Nullable String orNull(String text) {
    return text.isEmpty() ? null : text;
  }

  private static Map<String, Meaning> meanings() {
    var all = new HashMap<String, Meaning>();
    put(all, TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "XX OE");
    put(all, TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "PU");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "OS PS RD");
    put(all, TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "SD OD");
    put(all, TrackingStatus.DELIVERED, null, "OK CL DW DN DD");
    put(all, TrackingStatus.EXCEPTION, Substatus.HELD, "HP");
    put(all, TrackingStatus.EXCEPTION, Substatus.DELAYED, "AN LM NH RB LW BW LR MR MS MC");
    put(all, TrackingStatus.EXCEPTION, Substatus.ADDRESS_ISSUE, "AI HW UG WA CO HO");
    put(all, TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "CR RS UM");
    put(all, TrackingStatus.EXCEPTION, Substatus.DAMAGED, "DC UD");
    put(all, TrackingStatus.EXCEPTION, Substatus.LOST, "LC DR");
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

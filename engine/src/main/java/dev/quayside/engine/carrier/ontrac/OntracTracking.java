package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.tracking.Meanings;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.address.Address;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Scans: reads a shipment's events, with the meaning of every status code of V7.
final class OntracTracking {

  private static final Meanings MEANINGS = meanings();

  private OntracTracking() {}

  /// Scans, oldest first; their times are local to the place of each.
  static List<Scan> scans(Xml shipment) {
    return shipment.child("Events").map(each -> each.children("Event")).orElse(List.of()).stream()
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  private static Optional<Scan> scan(Xml event) {
    var code = event.text("Status");
    var meaning = MEANINGS.orUnderWay(code);
    var words = event.text("Description");
    var city = Absent.fromEmpty(event.text("City"));
    return at(event)
        .map(
            at ->
                meaning.scan(
                    at,
                    words.isEmpty() ? code : words,
                    city,
                    Absent.fromEmpty(event.text("State")),
                    city == null ? null : "US"));
  }

  private static Optional<Instant> at(Xml event) {
    var zone = OntracRates.zone(Address.of(event.text("Zip"), "US"));
    return VendorTime.moment(
        () -> LocalDateTime.parse(event.text("EventTime")).atZone(zone).toInstant());
  }

  private static Meanings meanings() {
    return Meanings.list()
        .put(TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "XX OE")
        .put(TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "PU")
        .put(TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "OS PS RD")
        .put(TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "SD OD")
        .put(TrackingStatus.DELIVERED, null, "OK CL DW DN DD")
        .put(TrackingStatus.EXCEPTION, Substatus.HELD, "HP")
        .put(TrackingStatus.EXCEPTION, Substatus.DELAYED, "AN LM NH RB LW BW LR MR MS MC")
        .put(TrackingStatus.EXCEPTION, Substatus.ADDRESS_ISSUE, "AI HW UG WA CO HO")
        .put(TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "CR RS UM")
        .put(TrackingStatus.EXCEPTION, Substatus.DAMAGED, "DC UD")
        .put(TrackingStatus.EXCEPTION, Substatus.LOST, "LC DR")
        .build();
  }
}

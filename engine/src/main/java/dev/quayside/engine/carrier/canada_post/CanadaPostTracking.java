package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.tracking.Meanings;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Scans: reads tracking details (track.xsd). The meaning of each event number is from Karrio's
/// table.
final class CanadaPostTracking {

  private static final Meanings MEANINGS = meanings();

  /// An image of a signature was stored: nothing has happened to the parcel.
  private static final String SIGNATURE_IMAGE = "20";

  private CanadaPostTracking() {}

  /// The scans of a parcel, oldest first.
  static List<Scan> scans(Xml detail) {
    return detail
        .child("significant-events")
        .map(events -> events.children("occurrence"))
        .orElse(List.of())
        .stream()
        .filter(event -> !number(event).equals(SIGNATURE_IMAGE))
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  /// The scan; empty without a time that can be read.
  private static Optional<Scan> scan(Xml event) {
    var province = event.text("event-province");
    var meaning = MEANINGS.orUnderWay(number(event));
    return CanadaPostTime.instant(
            event.text("event-date"),
            event.text("event-time"),
            event.text("event-time-zone"),
            province)
        .map(
            at ->
                meaning.scan(
                    at,
                    event.text("event-description"),
                    Absent.fromEmpty(event.text("event-site")),
                    Absent.fromEmpty(province),
                    province.isEmpty() ? null : "CA"));
  }

  /// The event's number without leading zeros, which are not always there.
  private static String number(Xml event) {
    var text = event.text("event-identifier");
    return text.matches("\\d{1,6}") ? String.valueOf(Integer.parseInt(text)) : "";
  }

  private static Meanings meanings() {
    return Meanings.list()
        .put(TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "3000")
        .put(TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "100-107 1400-1405")
        .put(TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "174 500")
        .put(
            TrackingStatus.AVAILABLE_FOR_PICKUP,
            Substatus.PICKUP_READY,
            "118 156 1407 1410 1435-1438 1479 1488 1701 2410")
        .put(TrackingStatus.DELIVERED, null, "1408 1409 1421-1434 1441 1442 1496-1499")
        .put(TrackingStatus.IN_TRANSIT, Substatus.DELAYED, "159-163 172 173 2412")
        .put(
            TrackingStatus.EXCEPTION,
            Substatus.HELD,
            "117 120 121 125 127 810 1411 1414 1443 1484 1487 1494 2411 2414 4700")
        .put(
            TrackingStatus.EXCEPTION,
            null,
            "150 154 167-169 179 181-184 190 1100 1415-1420 1450 1481-1483 1491-1493 2600 2802 3001"
                + " 4650")
        .build();
  }
}

package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import dev.quayside.engine.carrier.http.Xml;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Scans: tracking details read (track.xsd). What events mean: Karrio's table, by number.
final class CanadaPostTracking {

  private record Meaning(TrackingStatus status, @Nullable Substatus substatus) {}

  private static final Meaning UNDER_WAY = new Meaning(TrackingStatus.IN_TRANSIT, null);
  private static final Map<Integer, Meaning> MEANINGS = meanings();

  /// An image of a signature was kept: nothing has happened to the parcel.
  private static final int SIGNATURE_IMAGE = 20;

  private CanadaPostTracking() {}

  /// Oldest first.
  static List<Scan> scans(Xml detail) {
    return detail
        .child("significant-events")
        .map(events -> events.children("occurrence"))
        .orElse(List.of())
        .stream()
        .filter(event -> number(event) != SIGNATURE_IMAGE)
        .map(CanadaPostTracking::scan)
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  private static Scan scan(Xml event) {
    var province = event.text("event-province");
    var meaning = MEANINGS.getOrDefault(number(event), UNDER_WAY);
    return new Scan(
        CanadaPostTime.instant(
            event.text("event-date"),
            event.text("event-time"),
            event.text("event-time-zone"),
            province),
        meaning.status(),
        meaning.substatus(),
        event.text("event-description"),
        orNull(event.text("event-site")),
        orNull(province),
        province.isEmpty() ? null : "CA");
  }

  /// Numbers come with and without zeros in front.
  private static int number(Xml event) {
    var text = event.text("event-identifier");
    return text.matches("\\d{1,6}") ? Integer.parseInt(text) : -1;
  }

  private static @Nullable String orNull(String text) {
    return text.isEmpty() ? null : text;
  }

  private static Map<Integer, Meaning> meanings() {
    var all = new HashMap<Integer, Meaning>();
    put(all, TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "3000");
    put(all, TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "100-107 1400-1405");
    put(all, TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "174 500");
    put(
        all,
        TrackingStatus.AVAILABLE_FOR_PICKUP,
        Substatus.PICKUP_READY,
        "118 156 1407 1410 1435-1438 1479 1488 1701 2410");
    put(all, TrackingStatus.DELIVERED, null, "1408 1409 1421-1434 1441 1442 1496-1499");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.DELAYED, "159-163 172 173 2412");
    put(
        all,
        TrackingStatus.EXCEPTION,
        Substatus.HELD,
        "117 120 121 125 127 810 1411 1414 1443 1484 1487 1494 2411 2414 4700");
    put(
        all,
        TrackingStatus.EXCEPTION,
        null,
        "150 154 167-169 179 181-184 190 1100 1415-1420 1450 1481-1483 1491-1493 2600 2802 3001"
            + " 4650");
    return Map.copyOf(all);
  }

  private static void put(
      Map<Integer, Meaning> all,
      TrackingStatus status,
      @Nullable Substatus substatus,
      String numbers) {
    for (var range : numbers.split(" ", -1)) {
      var ends = range.split("-", 2);
      int first = Integer.parseInt(ends[0]);
      int last = Integer.parseInt(ends[ends.length - 1]);
      IntStream.rangeClosed(first, last)
          .forEach(number -> all.put(number, new Meaning(status, substatus)));
    }
  }
}

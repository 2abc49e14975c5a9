package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.tracking.Meaning;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scans. Events have no code, so their meaning is read from their text and from the parcel's
/// published status.
final class AustraliaPostTracking {

  private static final Map<String, Meaning> MEANINGS = meanings();

  /// A suburb with its state: `ALEXANDRIA NSW`.
  private static final Pattern SUBURB = Pattern.compile("(.+) (ACT|NSW|NT|QLD|SA|TAS|VIC|WA)");

  private AustraliaPostTracking() {}

  /// Scans by number, oldest first; empty for a number that is not known.
  static Map<String, List<Scan>> scans(AustraliaPostTrackWire.Reply said) {
    return Absent.toEmpty(said.trackingResults()).stream()
        .filter(each -> each.trackingId() != null)
        .collect(
            Collectors.toMap(
                each -> Objects.requireNonNull(each.trackingId()),
                AustraliaPostTracking::scans,
                (first, _) -> first));
  }

  /// Scans of the parcel, or of StarTrack's consignment when its parcels have none.
  private static List<Scan> scans(AustraliaPostTrackWire.Result result) {
    return Stream.concat(
            Absent.toEmpty(result.trackableItems()).stream(),
            Stream.ofNullable(result.consignment()))
        .map(each -> scans(each, result.status()))
        .filter(scans -> !scans.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private static List<Scan> scans(AustraliaPostTrackWire.Tracked parcel, @Nullable String overall) {
    var events =
        Absent.toEmpty(parcel.events()).stream()
            .filter(each -> at(each).isPresent())
            .sorted(Comparator.comparing(each -> at(each).orElseThrow()))
            .toList();
    var status = Objects.requireNonNullElse(parcel.status(), overall);
    return Stream.iterate(0, i -> i < events.size(), i -> i + 1)
        .map(i -> scan(events.get(i), i == events.size() - 1 ? status : null))
        .toList();
  }

  /// @param status the parcel's, given for its last event
  private static Scan scan(AustraliaPostTrackWire.Event event, @Nullable String status) {
    var meaning = meaning(event.description()).or(() -> meaning(status)).orElse(Meaning.UNDER_WAY);
    var place = SUBURB.matcher(Absent.toEmpty(event.location()).strip());
    boolean known = place.matches();
    return meaning.scan(
        at(event).orElseThrow(),
        Absent.toEmpty(event.description()),
        known ? place.group(1) : event.location(),
        known ? place.group(2) : null,
        known ? "AU" : null);
  }

  private static Optional<Instant> at(AustraliaPostTrackWire.Event event) {
    var text = event.date();
    return VendorTime.moment(() -> text == null ? null : OffsetDateTime.parse(text).toInstant());
  }

  /// The meaning of the known words the text begins with.
  private static Optional<Meaning> meaning(@Nullable String text) {
    var words = Absent.toEmpty(text).toLowerCase(Locale.ENGLISH).strip();
    return MEANINGS.entrySet().stream()
        .filter(each -> words.startsWith(each.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private static Map<String, Meaning> meanings() {
    var all = new LinkedHashMap<String, Meaning>();
    put(
        all,
        TrackingStatus.PRE_TRANSIT,
        Substatus.LABEL_CREATED,
        "shipping information approved|shipping information received|created|initiated|sealed"
            + "|manifested|pending");
    put(
        all,
        TrackingStatus.ACCEPTED,
        Substatus.PICKED_UP,
        "received by australia post|picked up|accepted|lodged|collected by australia post");
    put(
        all,
        TrackingStatus.OUT_FOR_DELIVERY,
        Substatus.WITH_COURIER,
        "with australia post for delivery|on board for delivery|onboard for delivery"
            + "|out for delivery");
    put(
        all,
        TrackingStatus.AVAILABLE_FOR_PICKUP,
        Substatus.PICKUP_READY,
        "awaiting collection|ready for collection|available for collection");
    put(
        all,
        TrackingStatus.EXCEPTION,
        Substatus.DELIVERY_ATTEMPTED,
        "unsuccessful delivery|attempted delivery|delivery attempted");
    put(all, TrackingStatus.DELIVERED, null, "delivered|item delivered");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.DELAYED, "possible delay|delayed");
    put(all, TrackingStatus.EXCEPTION, Substatus.HELD, "held by courier|held");
    put(all, TrackingStatus.EXCEPTION, Substatus.DAMAGED, "article damaged|damaged");
    put(all, TrackingStatus.EXCEPTION, null, "cannot be delivered|undeliverable");
    put(
        all,
        TrackingStatus.EXCEPTION,
        Substatus.RETURN_IN_PROGRESS,
        "return to sender|being returned|returning to sender");
    put(all, TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "returned to sender");
    put(all, TrackingStatus.CANCELLED, Substatus.CANCELLED, "cancelled");
    put(
        all,
        TrackingStatus.IN_TRANSIT,
        Substatus.ARRIVED_AT_FACILITY,
        "processed through australia post facility|item processed at facility|arrived");
    put(all, TrackingStatus.IN_TRANSIT, null, "in transit");
    return all;
  }

  private static void put(
      Map<String, Meaning> all,
      TrackingStatus status,
      @Nullable Substatus substatus,
      String beginnings) {
    Stream.of(beginnings.split("\\|", -1))
        .forEach(words -> all.put(words, new Meaning(status, substatus)));
  }
}

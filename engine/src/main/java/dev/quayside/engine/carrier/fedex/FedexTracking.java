package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scans: what the Track API says read, with the meaning of every code of its list of tracking
/// status codes.
final class FedexTracking {

  private record Meaning(TrackingStatus status, @Nullable Substatus substatus) {}

  private static final Meaning UNDER_WAY = new Meaning(TrackingStatus.IN_TRANSIT, null);
  private static final Map<String, Meaning> MEANINGS = meanings();
  private static final String CANCELLED = "CA";

  private FedexTracking() {}

  /// Scans of every number that was asked for, oldest first; none for one FedEx does not know.
  static Map<String, List<Scan>> scans(FedexTrackWire.Output said) {
    return FedexRates.orNone(said.completeTrackResults()).stream()
        .filter(each -> each.trackingNumber() != null)
        .collect(
            Collectors.toMap(
                each -> Objects.requireNonNull(each.trackingNumber()),
                each -> latest(FedexRates.orNone(each.trackResults())),
                (first, _) -> first));
  }

  /// FedEx uses numbers again after years: the parcel of the last scan is the one.
  private static List<Scan> latest(List<FedexTrackWire.Result> results) {
    return results.stream()
        .map(FedexTracking::scans)
        .filter(scans -> !scans.isEmpty())
        .max(Comparator.comparing(scans -> scans.getLast().at()))
        .orElse(List.of());
  }

  private static List<Scan> scans(FedexTrackWire.Result result) {
    return FedexRates.orNone(result.scanEvents()).stream()
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  /// Numbers of shipments that were found and not cancelled.
  static List<String> live(FedexTrackWire.Output said) {
    return FedexRates.orNone(said.completeTrackResults()).stream()
        .flatMap(each -> FedexRates.orNone(each.trackResults()).stream())
        .filter(each -> each.error() == null && !isCancelled(each))
        .map(FedexTrackWire.Result::trackingNumberInfo)
        .filter(Objects::nonNull)
        .map(FedexTrackWire.Numbered::trackingNumber)
        .filter(each -> each != null && !each.isBlank())
        .distinct()
        .toList();
  }

  /// Whether every parcel of a number is cancelled.
  static boolean isCancelled(FedexTrackWire.Output said, String number) {
    return FedexRates.orNone(said.completeTrackResults()).stream()
            .flatMap(each -> FedexRates.orNone(each.trackResults()).stream())
            .anyMatch(FedexTracking::isCancelled)
        && !live(said).contains(number);
  }

  private static boolean isCancelled(FedexTrackWire.Result result) {
    var latest = result.latestStatusDetail();
    return latest != null
        && (CANCELLED.equals(latest.code()) || CANCELLED.equals(latest.derivedCode()));
  }

  /// Empty without a time that can be read.
  private static Optional<Scan> scan(FedexTrackWire.Event event) {
    var meaning = meaning(event);
    var place = Optional.ofNullable(event.scanLocation());
    return at(event)
        .map(
            at ->
                new Scan(
                    at,
                    meaning.status(),
                    meaning.substatus(),
                    description(event),
                    place.map(FedexTrackWire.Location::city).orElse(null),
                    place.map(FedexTrackWire.Location::stateOrProvinceCode).orElse(null),
                    place.map(FedexTrackWire.Location::countryCode).orElse(null)));
  }

  private static Meaning meaning(FedexTrackWire.Event event) {
    var known = MEANINGS.get(code(event.eventType()));
    var meaning =
        known == null ? MEANINGS.getOrDefault(code(event.derivedStatusCode()), UNDER_WAY) : known;
    var delay = event.delayDetail();
    return meaning.substatus() == Substatus.DELAYED
            && delay != null
            && "WEATHER".equals(delay.type())
        ? new Meaning(meaning.status(), Substatus.WEATHER_DELAY)
        : meaning;
  }

  private static String code(@Nullable String said) {
    return Objects.requireNonNullElse(said, "").toUpperCase(Locale.ROOT);
  }

  private static String description(FedexTrackWire.Event event) {
    return Stream.of(event.eventDescription(), event.exceptionDescription())
        .filter(text -> text != null && !text.isBlank())
        .distinct()
        .collect(Collectors.joining(": "));
  }

  private static Optional<Instant> at(FedexTrackWire.Event event) {
    try {
      return Optional.ofNullable(event.date()).map(text -> OffsetDateTime.parse(text).toInstant());
    } catch (DateTimeException unreadable) {
      return Optional.empty();
    }
  }

  private static Map<String, Meaning> meanings() {
    var all = new HashMap<String, Meaning>();
    put(all, TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "OC OX SH RP");
    put(all, TrackingStatus.PRE_TRANSIT, null, "EP DS PD DR LP RG RD");
    put(all, TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "PU PX AP");
    put(all, TrackingStatus.IN_TRANSIT, null, "IT IX PM OW PF AO SP RR RM RC CH BR TP");
    put(
        all,
        TrackingStatus.IN_TRANSIT,
        Substatus.ARRIVED_AT_FACILITY,
        "AR AF AA AC AX OF PL SF TR");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.DEPARTED_FACILITY, "DP LO EO EA");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_DESTINATION_FACILITY, "FD");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.CUSTOMS_PROCESSING, "CC CP CU");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.DELAYED, "DD DY");
    put(all, TrackingStatus.EXCEPTION, Substatus.CUSTOMS_ISSUE, "CD");
    put(all, TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "OD ED AD");
    put(all, TrackingStatus.AVAILABLE_FOR_PICKUP, Substatus.PICKUP_READY, "HL HP");
    put(all, TrackingStatus.DELIVERED, null, "DL");
    put(all, TrackingStatus.EXCEPTION, Substatus.DELIVERY_ATTEMPTED, "DE");
    put(all, TrackingStatus.EXCEPTION, null, "SE");
    put(all, TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "RS");
    put(all, TrackingStatus.CANCELLED, Substatus.CANCELLED, CANCELLED);
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

package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.fedex.wire.FedexTrackWire;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.tracking.Meaning;
import dev.quayside.engine.carrier.tracking.Meanings;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scans: reads the Track API's answers, with the meaning of every code in its list of tracking
/// status codes.
final class FedexTracking {

  private static final Meanings MEANINGS = meanings();
  private static final String CANCELLED = "CA";

  private FedexTracking() {}

  /// Scans by number, oldest first; empty for a number FedEx does not know.
  static Map<String, List<Scan>> scans(FedexTrackWire.Output said) {
    return Absent.toEmpty(said.completeTrackResults()).stream()
        .filter(each -> each.trackingNumber() != null)
        .collect(
            Collectors.toMap(
                each -> Objects.requireNonNull(each.trackingNumber()),
                each -> latest(Absent.toEmpty(each.trackResults())),
                (first, _) -> first));
  }

  /// The scans of the latest parcel with a number: FedEx uses numbers again after years.
  private static List<Scan> latest(List<FedexTrackWire.Result> results) {
    return results.stream()
        .map(FedexTracking::scans)
        .filter(scans -> !scans.isEmpty())
        .max(Comparator.comparing(scans -> scans.getLast().at()))
        .orElse(List.of());
  }

  private static List<Scan> scans(FedexTrackWire.Result result) {
    return Absent.toEmpty(result.scanEvents()).stream()
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  /// Whether any result is an error other than an unknown number.
  static boolean isRefused(FedexTrackWire.Output said) {
    return Absent.toEmpty(said.completeTrackResults()).stream()
        .flatMap(each -> Absent.toEmpty(each.trackResults()).stream())
        .map(FedexTrackWire.Result::error)
        .anyMatch(error -> error != null && !FedexErrors.isNotFound(error));
  }

  /// Numbers of shipments that exist and are not cancelled.
  static List<String> live(FedexTrackWire.Output said) {
    return Absent.toEmpty(said.completeTrackResults()).stream()
        .flatMap(each -> Absent.toEmpty(each.trackResults()).stream())
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
    return Absent.toEmpty(said.completeTrackResults()).stream()
            .flatMap(each -> Absent.toEmpty(each.trackResults()).stream())
            .anyMatch(FedexTracking::isCancelled)
        && !live(said).contains(number);
  }

  private static boolean isCancelled(FedexTrackWire.Result result) {
    var latest = result.latestStatusDetail();
    return latest != null
        && (VendorText.isCode(CANCELLED, latest.code())
            || VendorText.isCode(CANCELLED, latest.derivedCode()));
  }

  /// The scan; empty without a time that can be read.
  private static Optional<Scan> scan(FedexTrackWire.Event event) {
    var meaning = meaning(event);
    var place = Optional.ofNullable(event.scanLocation());
    return at(event)
        .map(
            at ->
                meaning.scan(
                    at,
                    description(event),
                    place.map(FedexTrackWire.Location::city).orElse(null),
                    place.map(FedexTrackWire.Location::stateOrProvinceCode).orElse(null),
                    place.map(FedexTrackWire.Location::countryCode).orElse(null)));
  }

  private static Meaning meaning(FedexTrackWire.Event event) {
    var meaning =
        MEANINGS
            .of(code(event.eventType()))
            .orElseGet(() -> MEANINGS.orUnderWay(code(event.derivedStatusCode())));
    var delay = event.delayDetail();
    return meaning.substatus() == Substatus.DELAYED
            && delay != null
            && VendorText.isCode("WEATHER", delay.type())
        ? new Meaning(meaning.status(), Substatus.WEATHER_DELAY)
        : meaning;
  }

  private static String code(@Nullable String said) {
    return Absent.toEmpty(said).toUpperCase(Locale.ROOT);
  }

  private static String description(FedexTrackWire.Event event) {
    return Stream.of(event.eventDescription(), event.exceptionDescription())
        .filter(text -> text != null && !text.isBlank())
        .distinct()
        .collect(Collectors.joining(": "));
  }

  private static Optional<Instant> at(FedexTrackWire.Event event) {
    var text = event.date();
    return VendorTime.moment(() -> text == null ? null : OffsetDateTime.parse(text).toInstant());
  }

  private static Meanings meanings() {
    return Meanings.list()
        .put(TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "OC OX SH RP")
        .put(TrackingStatus.PRE_TRANSIT, null, "EP DS PD DR LP RG RD")
        .put(TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "PU PX AP")
        .put(TrackingStatus.IN_TRANSIT, null, "IT IX PM OW PF AO SP RR RM RC CH BR TP")
        .put(TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "AR AF AA AC AX OF PL SF TR")
        .put(TrackingStatus.IN_TRANSIT, Substatus.DEPARTED_FACILITY, "DP LO EO EA")
        .put(TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_DESTINATION_FACILITY, "FD")
        .put(TrackingStatus.IN_TRANSIT, Substatus.CUSTOMS_PROCESSING, "CC CP CU")
        .put(TrackingStatus.IN_TRANSIT, Substatus.DELAYED, "DD DY")
        .put(TrackingStatus.EXCEPTION, Substatus.CUSTOMS_ISSUE, "CD")
        .put(TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "OD ED AD")
        .put(TrackingStatus.AVAILABLE_FOR_PICKUP, Substatus.PICKUP_READY, "HL HP")
        .put(TrackingStatus.DELIVERED, null, "DL")
        .put(TrackingStatus.EXCEPTION, Substatus.DELIVERY_ATTEMPTED, "DE")
        .put(TrackingStatus.EXCEPTION, null, "SE")
        .put(TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "RS")
        .put(TrackingStatus.CANCELLED, Substatus.CANCELLED, CANCELLED)
        .build();
  }
}

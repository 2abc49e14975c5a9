package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Places;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scans: reads a package's activities.
final class UpsTracking {

  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMddHHmmss");

  private UpsTracking() {}

  static boolean isAnswer(Said said) {
    return Wire.read(said, UpsTrackWire.Answer.class)
        .map(UpsTrackWire.Answer::trackResponse)
        .isPresent();
  }

  static Stream<UpsTrackWire.Piece> pieces(Said said) {
    return Wire.read(said, UpsTrackWire.Answer.class)
        .map(UpsTrackWire.Answer::trackResponse)
        .map(UpsTrackWire.Tracked::shipment)
        .stream()
        .flatMap(List::stream)
        .map(UpsTrackWire.Shipment::pieces)
        .filter(Objects::nonNull)
        .flatMap(List::stream);
  }

  /// Scans, oldest first, also among activities with the same time.
  static List<Scan> scans(UpsTrackWire.Piece piece) {
    var newestFirst = Absent.toEmpty(piece.activity());
    var scans = new ArrayList<Scan>();
    newestFirst.reversed().forEach(each -> scan(each).ifPresent(scans::add));
    scans.sort(Comparator.comparing(Scan::at));
    return scans;
  }

  /// The scan; empty without a time that can be read.
  private static Optional<Scan> scan(UpsTrackWire.Activity activity) {
    var status =
        Objects.requireNonNullElse(
            activity.status(), new UpsTrackWire.Status(null, null, null, null));
    var meaning = UpsStatuses.meaning(status);
    var place = place(activity);
    return at(activity)
        .map(
            at ->
                meaning.scan(
                    at,
                    Absent.toEmpty(status.description()).strip(),
                    Absent.fromBlank(place.city()),
                    Absent.fromBlank(place.stateProvince()),
                    country(place)));
  }

  private static UpsTrackWire.Address place(UpsTrackWire.Activity activity) {
    var location = activity.location();
    return location == null || location.address() == null
        ? new UpsTrackWire.Address(null, null, null, null, null)
        : location.address();
  }

  /// The time of an activity, in UTC where UPS states that, else local to the place.
  private static Optional<Instant> at(UpsTrackWire.Activity activity) {
    return moment(activity.gmtDate(), activity.gmtTime(), ZoneOffset.UTC)
        .or(() -> moment(activity.date(), activity.time(), zone(activity)));
  }

  private static Optional<Instant> moment(
      @Nullable String date, @Nullable String time, ZoneId zone) {
    if (date == null || date.isBlank()) {
      return Optional.empty();
    }
    var digits = Absent.toEmpty(time).replaceAll("\\D", "");
    return VendorTime.moment(
        () ->
            LocalDateTime.parse(
                    date.replaceAll("\\D", "") + (digits + "000000").substring(0, 6), TIME)
                .atZone(zone)
                .toInstant());
  }

  private static ZoneId zone(UpsTrackWire.Activity activity) {
    try {
      if (activity.gmtOffset() != null && !activity.gmtOffset().isBlank()) {
        return ZoneOffset.of(activity.gmtOffset());
      }
    } catch (DateTimeException unreadable) {
      // the place decides below
    }
    var place = place(activity);
    var code = Absent.toEmpty(place.postalCode());
    var country = Objects.requireNonNullElse(country(place), "US");
    return Places.timeZone(Address.of(code, country)).orElse(VendorTime.EASTERN);
  }

  private static @Nullable String country(UpsTrackWire.Address place) {
    return Absent.fromBlank(place.countryCode() == null ? place.country() : place.countryCode());
  }
}

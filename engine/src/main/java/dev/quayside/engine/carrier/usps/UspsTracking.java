package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.usps.UspsWire.Event;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Places;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Scans: reads the events of a mail piece (Tracking 3.2, detail).
final class UspsTracking {

  /// Country codes by English name, which events abroad state.
  private static final Map<String, String> COUNTRIES =
      CountryCode.all().stream()
          .collect(
              Collectors.toMap(
                  code ->
                      Locale.of("", code)
                          .getDisplayCountry(Locale.ENGLISH)
                          .toUpperCase(Locale.ROOT),
                  Function.identity(),
                  (first, _) -> first));

  private UspsTracking() {}

  /// The scans of a mail piece, oldest first.
  static List<Scan> scans(UspsWire.Tracked piece) {
    return Absent.toEmpty(piece.trackingEvents()).reversed().stream()
        .flatMap(event -> scan(event).stream())
        .sorted(Comparator.comparing(Scan::at))
        .toList();
  }

  /// The scan; empty without a time that can be read.
  private static Optional<Scan> scan(Event event) {
    var words = Absent.toEmpty(event.eventType()).replaceAll("<[^>]*>|&#?\\w+;", "");
    var meaning =
        UspsEvents.meaning(
            Absent.toEmpty(event.eventCode()), words, !Absent.toEmpty(event.name()).isBlank());
    return at(event)
        .map(
            at ->
                meaning.scan(
                    at,
                    words.isBlank() ? Absent.toEmpty(event.eventCode()) : words,
                    Absent.fromBlank(event.eventCity()),
                    Absent.fromBlank(event.eventState()),
                    country(event)));
  }

  /// The time of an event: UTC where stated, else with its own offset, else local to the place.
  private static Optional<Instant> at(Event event) {
    var greenwich = Absent.toEmpty(event.gmtTimestamp());
    var local = Absent.toEmpty(event.eventTimestamp());
    return VendorTime.moment(
        () -> {
          if (!greenwich.isBlank()) {
            return Instant.parse(greenwich.endsWith("Z") ? greenwich : greenwich + "Z");
          }
          return local.endsWith("Z")
              ? Instant.parse(local)
              : LocalDateTime.parse(local).atZone(zone(event)).toInstant();
        });
  }

  private static ZoneId zone(Event event) {
    var offset = Absent.toEmpty(event.gmtOffset());
    return offset.isBlank()
        ? Places.timeZone(Address.of(Absent.toEmpty(event.eventZip()), "US"))
            .orElse(VendorTime.EASTERN)
        : ZoneOffset.of(offset);
  }

  /// The country of an event. Events within the US state none.
  private static @Nullable String country(Event event) {
    var named = Absent.toEmpty(event.eventCountry()).strip().toUpperCase(Locale.ROOT);
    if (named.isEmpty()) {
      return Absent.fromBlank(event.eventState()) == null
              && Absent.fromBlank(event.eventZip()) == null
          ? null
          : "US";
    }
    return named.length() == 2 ? named : COUNTRIES.get(named);
  }
}

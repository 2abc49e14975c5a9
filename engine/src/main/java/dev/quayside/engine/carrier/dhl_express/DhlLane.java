package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.postal.UsTerritories;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.EuropeanUnion;
import dev.quayside.engine.parcel.place.Places;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;

/// Whether a parcel is declared at a border, and when it leaves in local time.
final class DhlLane {

  /// Postal codes in these countries where goods are declared nevertheless: outside the customs
  /// territory, or outside that of value added tax.
  private static final Map<String, String> DECLARED_NEVERTHELESS =
      Map.of(
          "ES", "(35|38|51|52)\\d{3}",
          "DE", "78266|27498",
          "IT", "23041|22061",
          "FR", "9[78]\\d{3}",
          "FI", "22\\d{3}",
          "GR", "63086");

  /// Added to the present time, since DHL may take it for one that has passed and refuse.
  private static final Duration AHEAD = Duration.ofMinutes(10);

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss'GMT'xxx");

  private DhlLane() {}

  static boolean isDeclared(Consignment consignment) {
    var customs = consignment.customs();
    boolean documents = customs != null && customs.contentsType() == ContentsType.DOCUMENTS;
    return !documents && isBorder(consignment);
  }

  private static boolean isBorder(Consignment consignment) {
    var from = consignment.from();
    var to = consignment.to();
    return !country(from).equals(country(to)) && !(isInUnion(from) && isInUnion(to));
  }

  private static boolean isInUnion(Address address) {
    var country = address.country();
    return EuropeanUnion.CUSTOMS_UNION.contains(country)
        && !address
            .zip()
            .replace(" ", "")
            .matches(DECLARED_NEVERTHELESS.getOrDefault(country, "-"));
  }

  static boolean isWithinTheUnitedStates(Consignment consignment) {
    return country(consignment.from()).equals("US") && country(consignment.to()).equals("US");
  }

  /// The country as DHL counts it: San Juan is in `PR`.
  static String country(Address address) {
    return UsTerritories.countryOf(address.country(), address.state(), address.zip());
  }

  /// The planned shipping time as DHL writes it: `2026-11-24T20:10:00GMT-05:00`.
  static String plannedAt(Consignment consignment) {
    return MOMENT.format(leaving(consignment));
  }

  /// A local time at an address as DHL writes it, moved to shortly after now when it has passed.
  static String moment(Address at, LocalDateTime wanted, Instant now) {
    var zone = Places.timeZone(at).orElse(ZoneOffset.UTC);
    var soon = now.plus(AHEAD).atZone(zone);
    var moment = wanted.atZone(zone);
    return MOMENT.format(moment.isBefore(soon) ? soon : moment);
  }

  static LocalDate shipDate(Consignment consignment) {
    return leaving(consignment).toLocalDate();
  }

  private static ZonedDateTime leaving(Consignment consignment) {
    ZoneId zone = Places.timeZone(consignment.from()).orElse(ZoneOffset.UTC);
    return consignment.tenderAt().plus(AHEAD).atZone(zone);
  }
}

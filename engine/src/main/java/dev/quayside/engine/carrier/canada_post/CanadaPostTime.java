package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;

/// Time zones of Canada.
final class CanadaPostTime {

  private static final ZoneId EASTERN = ZoneId.of("America/Toronto");

  private static final Map<String, ZoneId> PROVINCES =
      Map.ofEntries(
          Map.entry("NL", ZoneId.of("America/St_Johns")),
          Map.entry("NS", ZoneId.of("America/Halifax")),
          Map.entry("NB", ZoneId.of("America/Moncton")),
          Map.entry("PE", ZoneId.of("America/Halifax")),
          Map.entry("MB", ZoneId.of("America/Winnipeg")),
          Map.entry("SK", ZoneId.of("America/Regina")),
          Map.entry("AB", ZoneId.of("America/Edmonton")),
          Map.entry("NT", ZoneId.of("America/Yellowknife")),
          Map.entry("NU", ZoneId.of("America/Iqaluit")),
          Map.entry("BC", ZoneId.of("America/Vancouver")),
          Map.entry("YT", ZoneId.of("America/Whitehorse")));

  /// Offsets of the abbreviations in scans.
  private static final Map<String, ZoneOffset> OFFSETS =
      Map.ofEntries(
          Map.entry("NST", ZoneOffset.of("-03:30")),
          Map.entry("NDT", ZoneOffset.of("-02:30")),
          Map.entry("AST", ZoneOffset.ofHours(-4)),
          Map.entry("ADT", ZoneOffset.ofHours(-3)),
          Map.entry("EST", ZoneOffset.ofHours(-5)),
          Map.entry("EDT", ZoneOffset.ofHours(-4)),
          Map.entry("CST", ZoneOffset.ofHours(-6)),
          Map.entry("CDT", ZoneOffset.ofHours(-5)),
          Map.entry("MST", ZoneOffset.ofHours(-7)),
          Map.entry("MDT", ZoneOffset.ofHours(-6)),
          Map.entry("PST", ZoneOffset.ofHours(-8)),
          Map.entry("PDT", ZoneOffset.ofHours(-7)));

  private CanadaPostTime() {}

  /// The day the parcel is handed over, in the time zone of its origin.
  static LocalDate mailingDate(Consignment consignment) {
    var province = Absent.toEmpty(consignment.from().state());
    return LocalDate.ofInstant(consignment.tenderAt(), PROVINCES.getOrDefault(province, EASTERN));
  }

  /// The date; empty when it cannot be read, so that the price or label with it is still used.
  static Optional<LocalDate> date(String text) {
    return VendorTime.day(() -> LocalDate.parse(text));
  }

  /// The time of a scan, in the time zone it names or else its province's.
  static Optional<Instant> instant(String date, String time, String zone, String province) {
    ZoneId offset = OFFSETS.get(zone);
    var there = offset == null ? PROVINCES.getOrDefault(province, EASTERN) : offset;
    return VendorTime.moment(
        () ->
            LocalDate.parse(date)
                .atTime(time.isEmpty() ? LocalTime.NOON : LocalTime.parse(time))
                .atZone(there)
                .toInstant());
  }
}

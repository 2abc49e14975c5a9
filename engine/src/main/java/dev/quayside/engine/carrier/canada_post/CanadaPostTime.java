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

/// Canada's clocks.
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

  /// The abbreviations of scans.
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

  /// The day it is handed over, where that is.
  static LocalDate mailingDate(Consignment consignment) {
    var province = Absent.toEmpty(consignment.from().state());
    return LocalDate.ofInstant(consignment.tenderAt(), PROVINCES.getOrDefault(province, EASTERN));
  }

  /// Empty for what is no date: a day that cannot be read costs no price and no label.
  static Optional<LocalDate> date(String text) {
    return VendorTime.day(() -> LocalDate.parse(text));
  }

  /// Of a scan: by the zone it names, else by its province's.
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

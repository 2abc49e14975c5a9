package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.place.Places;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// GLS US's clocks. It names a city and no zone: most of its places go by Pacific time.
final class GlsUsTime {

  static final ZoneId PACIFIC = ZoneId.of("America/Los_Angeles");

  private static final DateTimeFormatter AMERICAN =
      DateTimeFormatter.ofPattern("M/d/yyyy h:mm:ss a", Locale.US);

  private GlsUsTime() {}

  /// The day it is handed over, by the clocks of where that is.
  static LocalDate shipDate(Consignment consignment) {
    return LocalDate.ofInstant(
        consignment.tenderAt(), Places.timeZone(consignment.from()).orElse(PACIFIC));
  }

  /// `9/16/2026 1:07:11 PM`, or as ISO 8601 writes it; by the clocks of California.
  static Optional<Instant> moment(@Nullable String text) {
    return VendorTime.moment(
        () -> text == null ? null : local(text.strip()).atZone(PACIFIC).toInstant());
  }

  /// The day of such a text.
  static Optional<LocalDate> day(@Nullable String text) {
    return VendorTime.day(() -> text == null ? null : local(text.strip()).toLocalDate());
  }

  private static LocalDateTime local(String text) {
    return text.contains("/") ? LocalDateTime.parse(text, AMERICAN) : LocalDateTime.parse(text);
  }
}

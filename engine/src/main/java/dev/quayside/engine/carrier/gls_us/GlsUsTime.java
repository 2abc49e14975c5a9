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

/// Times of GLS US. It states a city but no time zone, and most of its places are in Pacific time.
final class GlsUsTime {

  static final ZoneId PACIFIC = ZoneId.of("America/Los_Angeles");

  private static final DateTimeFormatter AMERICAN =
      DateTimeFormatter.ofPattern("M/d/yyyy h:mm:ss a", Locale.US);

  private GlsUsTime() {}

  /// The day the parcel is handed over, in the time zone of its origin.
  static LocalDate shipDate(Consignment consignment) {
    return LocalDate.ofInstant(
        consignment.tenderAt(), Places.timeZone(consignment.from()).orElse(PACIFIC));
  }

  /// The moment of `9/16/2026 1:07:11 PM`, or of an ISO 8601 time, in Pacific time.
  static Optional<Instant> moment(@Nullable String text) {
    return VendorTime.moment(
        () -> text == null ? null : local(text.strip()).atZone(PACIFIC).toInstant());
  }

  /// The day of such a time.
  static Optional<LocalDate> day(@Nullable String text) {
    return VendorTime.day(() -> text == null ? null : local(text.strip()).toLocalDate());
  }

  private static LocalDateTime local(String text) {
    return text.contains("/") ? LocalDateTime.parse(text, AMERICAN) : LocalDateTime.parse(text);
  }
}

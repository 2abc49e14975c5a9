package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Places;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// FedEx's business days: Monday to Friday.
final class FedexTime {

  private static final int DATE = 10;
  private static final List<String> NUMBERS =
      List.of(
          "ZERO",
          "ONE",
          "TWO",
          "THREE",
          "FOUR",
          "FIVE",
          "SIX",
          "SEVEN",
          "EIGHT",
          "NINE",
          "TEN",
          "ELEVEN",
          "TWELVE",
          "THIRTEEN",
          "FOURTEEN",
          "FIFTEEN",
          "SIXTEEN",
          "SEVENTEEN",
          "EIGHTEEN",
          "NINETEEN",
          "TWENTY");

  /// The time zone of Memphis, FedEx's headquarters. FedEx does not publish by which clock it
  /// judges that a day has begun; this one is late enough for most senders.
  private static final ZoneId OWN = ZoneId.of("America/Chicago");

  private FedexTime() {}

  static LocalDate ownDay(Instant at) {
    return LocalDate.ofInstant(at, OWN);
  }

  static Instant ownStart(LocalDate day) {
    return day.atStartOfDay(OWN).toInstant();
  }

  /// The day the parcel is handed over, in the time zone of its origin.
  static LocalDate shipDate(Consignment consignment) {
    return day(consignment.tenderAt(), consignment.from());
  }

  /// The day at an address, in its time zone.
  static LocalDate day(Instant at, Address there) {
    return LocalDate.ofInstant(at, Places.timeZone(there).orElse(VendorTime.EASTERN));
  }

  /// A date such as `2026-11-25`, alone or before a time.
  static Optional<LocalDate> date(@Nullable String said) {
    return VendorTime.day(
        () ->
            said == null || said.length() < DATE ? null : LocalDate.parse(said.substring(0, DATE)));
  }

  /// The number in `TWO_DAYS`; empty when it has none.
  static OptionalInt days(@Nullable String said) {
    int days = said == null ? -1 : NUMBERS.indexOf(said.replaceFirst("_DAYS?$", ""));
    return days < 0 ? OptionalInt.empty() : OptionalInt.of(days);
  }
}

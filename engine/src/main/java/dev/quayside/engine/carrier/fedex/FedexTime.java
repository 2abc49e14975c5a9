package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Places;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// FedEx's business days: Monday to Friday.
final class FedexTime {

  /// The time zone of origins whose postal code is not known.
  private static final ZoneId EASTERN = ZoneId.of("America/New_York");

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
    return LocalDate.ofInstant(at, Places.timeZone(there).orElse(EASTERN));
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

  /// The day a number of business days later.
  static LocalDate after(LocalDate day, int businessDays) {
    return Stream.iterate(day.plusDays(1), each -> each.plusDays(1))
        .filter(FedexTime::isBusinessDay)
        .limit(businessDays)
        .reduce(day, (_, later) -> later);
  }

  static int businessDays(LocalDate from, LocalDate to) {
    return from.isBefore(to)
        ? (int) from.plusDays(1).datesUntil(to.plusDays(1)).filter(FedexTime::isBusinessDay).count()
        : 0;
  }

  private static boolean isBusinessDay(LocalDate day) {
    return day.getDayOfWeek() != DayOfWeek.SATURDAY && day.getDayOfWeek() != DayOfWeek.SUNDAY;
  }
}

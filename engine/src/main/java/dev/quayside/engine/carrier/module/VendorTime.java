package dev.quayside.engine.carrier.module;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Dates and times as carriers write them. One that cannot be read, or lies in an impossible year,
/// is empty, so that the rate, label or scan it belongs to is still used.
public final class VendorTime {

  /// The time zone of scans without one, and of origins whose postal code is not known.
  public static final ZoneId EASTERN = ZoneId.of("America/New_York");

  private static final Year FIRST = Year.of(2000);
  private static final Year LAST = Year.of(2199);

  /// No service takes longer, not by sea either.
  private static final BigDecimal MOST_DAYS = BigDecimal.valueOf(999);

  private VendorTime() {}

  /// Days under way as a carrier tells them; empty for what no parcel takes, which days would be
  /// counted for minutes.
  public static Optional<Integer> days(@Nullable BigDecimal said) {
    return Optional.ofNullable(said)
        .filter(days -> days.signum() >= 0 && days.compareTo(MOST_DAYS) <= 0)
        .map(BigDecimal::intValue);
  }

  /// @param read reads the day; null for none, and any {@link DateTimeException} counts as none
  public static Optional<LocalDate> day(Supplier<@Nullable LocalDate> read) {
    return readable(read).filter(VendorTime::isLikely);
  }

  /// @param read reads the moment; null for none, and any {@link DateTimeException} counts as none
  public static Optional<Instant> moment(Supplier<@Nullable Instant> read) {
    return readable(read).filter(VendorTime::isLikely);
  }

  private static <T> Optional<T> readable(Supplier<@Nullable T> read) {
    try {
      return Optional.ofNullable(read.get());
    } catch (DateTimeException unreadable) {
      return Optional.empty();
    }
  }

  private static boolean isLikely(LocalDate day) {
    return day.getYear() >= FIRST.getValue() && day.getYear() <= LAST.getValue();
  }

  private static boolean isLikely(Instant moment) {
    return isLikely(moment.atOffset(ZoneOffset.UTC).toLocalDate());
  }

  /// The day a number of business days later; Saturdays and Sundays do not count.
  public static LocalDate businessDaysAfter(LocalDate day, int businessDays) {
    var at = day;
    for (int left = businessDays; left > 0; ) {
      at = at.plusDays(1);
      if (isBusinessDay(at)) {
        left--;
      }
    }
    return at;
  }

  /// Business days of a way: those after the first day, up to the last; none when that is earlier.
  public static int businessDays(LocalDate from, LocalDate to) {
    return from.isBefore(to)
        ? (int)
            from.plusDays(1).datesUntil(to.plusDays(1)).filter(VendorTime::isBusinessDay).count()
        : 0;
  }

  /// Monday to Friday.
  private static boolean isBusinessDay(LocalDate day) {
    return day.getDayOfWeek() != DayOfWeek.SATURDAY && day.getDayOfWeek() != DayOfWeek.SUNDAY;
  }
}

package dev.quayside.engine.carrier.module;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Dates and times as vendors write them. What cannot be read, and what no parcel has lived in, is
/// empty: it costs no rate, no label and no scan beside it.
public final class VendorTime {

  private static final Year FIRST = Year.of(2000);
  private static final Year LAST = Year.of(2199);

  private VendorTime() {}

  /// @param read the day; null when there is none, any {@link DateTimeException} is allowed
  public static Optional<LocalDate> day(Supplier<@Nullable LocalDate> read) {
    return readable(read).filter(VendorTime::isLikely);
  }

  /// @param read the moment; null when there is none, any {@link DateTimeException} is allowed
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

  /// So many days later, of which Saturdays and Sundays do not count.
  public static LocalDate businessDaysAfter(LocalDate day, int businessDays) {
    var at = day;
    for (int left = businessDays; left > 0; ) {
      at = at.plusDays(1);
      if (at.getDayOfWeek() != DayOfWeek.SATURDAY && at.getDayOfWeek() != DayOfWeek.SUNDAY) {
        left--;
      }
    }
    return at;
  }
}

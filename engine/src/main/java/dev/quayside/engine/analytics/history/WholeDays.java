package dev.quayside.engine.analytics.history;

import java.time.Instant;
import java.util.List;

/// A period split into whole UTC days, for which sums are stored, and the rest.
///
/// @param first first whole day, in days since 1970
/// @param end day after the last whole one
/// @param rest the time before and after: less than two days in all, or the whole of a shorter
///   period
public record WholeDays(long first, long end, List<Period> rest) {

  private static final long DAY_MS = 24 * 60 * 60 * 1000L;
  private static final List<Long> LENGTHS = List.of(32L, 1L);

  public static WholeDays of(Period period) {
    long first = Math.ceilDiv(period.from().toEpochMilli(), DAY_MS);
    long end = Math.floorDiv(period.to().toEpochMilli(), DAY_MS);
    return first < end
        ? new WholeDays(
            first,
            end,
            List.of(new Period(period.from(), start(first)), new Period(start(end), period.to())))
        : new WholeDays(0, 0, List.of(period));
  }

  /// The whole days, in spans of 32 days and of 1 day.
  List<Span> spans() {
    return Span.cover(first, end, LENGTHS);
  }

  private static Instant start(long day) {
    return Instant.ofEpochMilli(day * DAY_MS);
  }
}

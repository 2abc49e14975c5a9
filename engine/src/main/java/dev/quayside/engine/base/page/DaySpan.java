package dev.quayside.engine.base.page;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/// Days in a row, at one place.
///
/// @param from the first one; null for no beginning
/// @param until the day after the last one; null for no end
public record DaySpan(@Nullable LocalDate from, @Nullable LocalDate until, ZoneId zone) {

  /// The first moment; null for no beginning.
  public @Nullable Instant start() {
    return from == null ? null : from.atStartOfDay(zone).toInstant();
  }

  /// The first moment after it; null for no end.
  public @Nullable Instant end() {
    return until == null ? null : until.atStartOfDay(zone).toInstant();
  }
}

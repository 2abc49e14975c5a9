package dev.quayside.app.screen.settings.audit;

import dev.quayside.engine.analytics.history.Period;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The days to choose from: some that have a name, and each single day before them.
///
/// @param name of its words; null for a day that is called by its date
/// @param daysAgo its first day
/// @param days how many
public record Span(@Nullable String name, int daysAgo, int days) {

  static final Span TODAY = new Span("today", 0, 1);
  static final Span YESTERDAY = new Span("yesterday", 1, 1);
  static final Span WEEK = new Span("week", 6, 7);
  static final Span MONTH = new Span("month", 29, 30);

  static final List<Span> ALL =
      Stream.concat(
              Stream.of(TODAY, YESTERDAY, WEEK, MONTH),
              IntStream.rangeClosed(2, MONTH.daysAgo()).mapToObj(ago -> new Span(null, ago, 1)))
          .toList();

  LocalDate first(Instant now, ZoneId zone) {
    return LocalDate.ofInstant(now, zone).minusDays(daysAgo);
  }

  Period at(Instant now, ZoneId zone) {
    var first = first(now, zone);
    return new Period(
        first.atStartOfDay(zone).toInstant(), first.plusDays(days).atStartOfDay(zone).toInstant());
  }
}

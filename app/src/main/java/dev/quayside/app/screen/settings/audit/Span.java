package dev.quayside.app.screen.settings.audit;

import dev.quayside.engine.analytics.history.Period;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;

/// The days to choose from.
public enum Span {
  TODAY(0, 1),
  YESTERDAY(1, 1),
  WEEK(6, 7),
  MONTH(29, 30);

  private final int daysAgo;
  private final int days;

  Span(int daysAgo, int days) {
    this.daysAgo = daysAgo;
    this.days = days;
  }

  Period at(Instant now, ZoneId zone) {
    var first = LocalDate.ofInstant(now, zone).minusDays(daysAgo);
    return new Period(
        first.atStartOfDay(zone).toInstant(), first.plusDays(days).atStartOfDay(zone).toInstant());
  }

  String key() {
    return "settings.audit.span." + name().toLowerCase(Locale.ROOT);
  }
}

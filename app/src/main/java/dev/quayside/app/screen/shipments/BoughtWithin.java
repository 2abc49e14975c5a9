package dev.quayside.app.screen.shipments;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The period in which labels were bought.
public enum BoughtWithin {
  ALWAYS,
  TODAY,
  YESTERDAY,
  WEEK,
  MONTH;

  String key() {
    return "shipments.span." + name().toLowerCase(Locale.ROOT);
  }

  /// The same days as the parameter `created` of GET /v1/shipments has them; empty for all.
  String word() {
    return switch (this) {
      case ALWAYS -> "";
      case TODAY -> "today";
      case YESTERDAY -> "yesterday";
      case WEEK -> "last_7_days";
      case MONTH -> "last_30_days";
    };
  }

  @Nullable Instant from(Instant now, ZoneId zone) {
    var today = now.atZone(zone).toLocalDate();
    return switch (this) {
      case ALWAYS -> null;
      case TODAY -> start(today, zone);
      case YESTERDAY -> start(today.minusDays(1), zone);
      case WEEK -> start(today.minusDays(6), zone);
      case MONTH -> start(today.minusDays(29), zone);
    };
  }

  @Nullable Instant to(Instant now, ZoneId zone) {
    return this == YESTERDAY ? start(now.atZone(zone).toLocalDate(), zone) : null;
  }

  private static Instant start(LocalDate day, ZoneId zone) {
    return day.atStartOfDay(zone).toInstant();
  }
}

package dev.quayside.app.screen.insights;

import java.util.Locale;

/// The periods to choose from.
public enum Days {
  WEEK(7),
  MONTH(30),
  QUARTER(91),
  YEAR(364);

  private final int count;

  Days(int count) {
    this.count = count;
  }

  int count() {
    return count;
  }

  /// The number of days in one bar.
  int aBar() {
    return switch (this) {
      case WEEK, MONTH -> 1;
      case QUARTER -> 7;
      case YEAR -> 28;
    };
  }

  String key() {
    return "insights.days." + name().toLowerCase(Locale.ROOT);
  }
}

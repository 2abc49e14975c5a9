package dev.quayside.app.screen.insights;

import java.util.Locale;

/// How far back one looks.
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

  /// How many days stand in one bar.
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

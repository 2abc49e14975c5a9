package dev.quayside.engine.analytics.history;

import dev.quayside.printing.message.MessageKey;

public enum AnalyticsWords implements MessageKey {
  BEFORE_FROM,
  LANE_NOT_SERVED,
  LATER_THAN_NOW,
  MOST_DAYS,
  NO_SUCH_SERVICE,
  WITHIN_A_YEAR,
  COUNTRY_NEEDED;

  @Override
  public String bundle() {
    return "analytics";
  }
}

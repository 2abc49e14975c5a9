package dev.quayside.engine.analytics.advice;

import java.util.Locale;

/// What matters most to the sender.
public enum Priority {
  COST,
  SPEED,
  RELIABILITY,
  BALANCED;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}

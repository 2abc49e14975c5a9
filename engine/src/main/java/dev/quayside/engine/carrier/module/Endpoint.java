package dev.quayside.engine.carrier.module;

import java.util.Locale;

/// Which of a carrier's systems an account is with.
public enum Endpoint {
  PRODUCTION,
  /// Its test system: labels are marked and never count as shipped.
  TEST;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}

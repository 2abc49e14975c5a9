package dev.quayside.engine.base.identity;

import java.util.Locale;

/// Fixed when a workspace is made: real carriers and money, or the built-in sandbox network.
public enum Environment {
  PRODUCTION("qk_live_"),
  SANDBOX("qk_test_");

  private final String keyPrefix;

  Environment(String keyPrefix) {
    this.keyPrefix = keyPrefix;
  }

  /// How an API key of this environment begins.
  public String keyPrefix() {
    return keyPrefix;
  }

  /// The lower-case name used in JSON and in the database.
  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Environment ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}

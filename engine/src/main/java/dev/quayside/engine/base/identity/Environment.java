package dev.quayside.engine.base.identity;

import dev.quayside.engine.base.text.WireWord;

/// Fixed when a workspace is made: real carriers and money, or the built-in sandbox network.
public enum Environment implements WireWord {
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
}

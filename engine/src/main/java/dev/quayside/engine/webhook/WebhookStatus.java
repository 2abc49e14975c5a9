package dev.quayside.engine.webhook;

import java.util.Locale;

/// A disabled webhook gets nothing until it is enabled.
public enum WebhookStatus {
  ENABLED,
  DISABLED;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  static WebhookStatus ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}

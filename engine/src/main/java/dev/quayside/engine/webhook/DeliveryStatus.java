package dev.quayside.engine.webhook;

import java.util.Locale;

/// How far one event has come on its way to one webhook.
public enum DeliveryStatus {
  QUEUED,
  DELIVERED,
  FAILED;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  static DeliveryStatus ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}

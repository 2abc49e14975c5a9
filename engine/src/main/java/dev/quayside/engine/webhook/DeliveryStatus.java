package dev.quayside.engine.webhook;

import dev.quayside.engine.base.text.WireWord;
import java.util.Locale;

/// How far one event has come on its way to one webhook.
public enum DeliveryStatus implements WireWord {
  QUEUED,
  DELIVERED,
  FAILED;

  static DeliveryStatus ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}

package dev.quayside.engine.webhook;

import dev.quayside.engine.base.text.WireWord;
import java.util.Locale;

/// A disabled webhook gets nothing until it is enabled.
public enum WebhookStatus implements WireWord {
  ENABLED,
  DISABLED;

  static WebhookStatus ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}

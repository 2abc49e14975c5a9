package dev.quayside.engine.webhook;

import dev.quayside.engine.base.text.WireWord;

/// A disabled webhook gets nothing until it is enabled.
public enum WebhookStatus implements WireWord {
  ENABLED,
  DISABLED
}

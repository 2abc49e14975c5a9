package dev.quayside.engine.webhook;

import dev.quayside.engine.base.text.WireWord;

/// The status of a webhook. A disabled one gets nothing until it is enabled.
public enum WebhookStatus implements WireWord {
  ENABLED,
  DISABLED
}

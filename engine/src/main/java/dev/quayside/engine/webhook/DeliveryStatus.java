package dev.quayside.engine.webhook;

import dev.quayside.engine.base.text.WireWord;

/// How far one event has come on its way to one webhook.
public enum DeliveryStatus implements WireWord {
  QUEUED,
  DELIVERED,
  FAILED
}

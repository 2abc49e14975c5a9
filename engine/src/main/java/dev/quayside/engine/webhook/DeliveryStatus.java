package dev.quayside.engine.webhook;

import dev.quayside.engine.base.text.WireWord;

/// The status of a delivery.
public enum DeliveryStatus implements WireWord {
  QUEUED,
  DELIVERED,
  FAILED
}

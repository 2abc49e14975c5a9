package dev.quayside.engine.order.origin;

import dev.quayside.engine.base.text.WireWord;

/// Where an order stands at its shop, in our words.
public enum Standing implements WireWord {
  /// To be shipped now.
  READY,
  /// Unpaid, on hold or scheduled: it may become ready.
  HELD,
  CANCELLED,
  REFUNDED,
  /// All of it was shipped, as the shop has it.
  SHIPPED,
  /// Nothing of it is for this desk: digital, collected, or shipped by another service.
  NOT_OURS;

  /// Whether nothing is to be shipped any more.
  public boolean isOver() {
    return this != READY && this != HELD;
  }
}

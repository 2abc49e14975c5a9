package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.text.WireWord;

/// The status of a pickup.
public enum PickupStatus implements WireWord {
  /// The carrier did not answer, so it may come. It is not asked a second time.
  IN_DOUBT,
  BOOKED,
  CANCELLED
}

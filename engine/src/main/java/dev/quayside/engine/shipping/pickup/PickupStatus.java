package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.text.WireWord;

/// What became of a pick-up.
public enum PickupStatus implements WireWord {
  /// The carrier was asked and has not said: it may come. Nobody asks it a second time.
  IN_DOUBT,
  BOOKED,
  CANCELLED
}

package dev.quayside.engine.shipping.pickup;

import java.util.Locale;

/// What became of a pick-up.
public enum PickupStatus {
  /// The carrier was asked and has not said: it may come. Nobody asks it a second time.
  IN_DOUBT,
  BOOKED,
  CANCELLED;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}

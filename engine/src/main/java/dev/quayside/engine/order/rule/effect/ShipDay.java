package dev.quayside.engine.order.rule.effect;

import dev.quayside.engine.base.text.WireWord;

/// How a rule chooses the day on which a parcel leaves.
public enum ShipDay implements WireWord {
  /// The day of the next collection: today until the location's cut-off, then the next working day.
  NEXT_PICKUP
}

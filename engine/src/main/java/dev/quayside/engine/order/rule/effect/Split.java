package dev.quayside.engine.order.rule.effect;

import dev.quayside.engine.base.text.WireWord;

/// Into which parcels a rule divides an order.
public enum Split implements WireWord {
  /// One for each place that the shop ships its lines from.
  LOCATION,
  /// One for each piece of a product that is shipped alone, and one for the rest.
  ALONE
}

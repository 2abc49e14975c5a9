package dev.quayside.engine.carrier.quote;

import dev.quayside.engine.base.text.WireWord;

/// Which of two prices of one service it is, where packaging of the carrier's has a price of its
/// own.
public enum PriceKind implements WireWord {
  /// By the packaging, whatever it weighs up to the carrier's limit.
  FLAT,
  /// By weight and distance.
  WEIGHT
}

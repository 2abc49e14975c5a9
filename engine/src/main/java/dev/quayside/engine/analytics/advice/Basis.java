package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.base.text.WireWord;

/// What an estimate rests on, the most telling first.
public enum Basis implements WireWord {
  /// The same postal areas.
  LANE(10),
  /// The same zone of the carrier.
  ZONE(20),
  /// The service anywhere.
  CARRIER(30),
  /// What the carrier publishes: there is not enough history.
  PUBLISHED(0);

  private final int least;

  Basis(int least) {
    this.least = least;
  }

  /// How many delivered parcels make it worth relying on.
  int least() {
    return least;
  }
}

package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.base.text.WireWord;

/// The part of the history an estimate rests on, the most specific first.
public enum Basis implements WireWord {
  /// Parcels between the same postal areas.
  LANE(10),
  /// Parcels in the same zone of the carrier.
  ZONE(20),
  /// All parcels of the service.
  CARRIER(30),
  /// The carrier's published transit time, since there is not enough history.
  PUBLISHED(0);

  private final int least;

  Basis(int least) {
    this.least = least;
  }

  /// Least number of delivered parcels for this basis; with fewer, the next one is used.
  int least() {
    return least;
  }
}

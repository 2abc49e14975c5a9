package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.SameDays;
import java.util.List;
import java.util.function.Function;

/// The part of the history an estimate rests on.
///
/// @param journeys delivered parcels only; empty for `PUBLISHED`
record HistorySample(Basis basis, List<SameDays> journeys) {

  HistorySample {
    journeys = List.copyOf(journeys);
  }

  /// Picks the most specific basis with enough parcels.
  ///
  /// @param delivered looks up the service's delivered parcels on a basis
  static HistorySample of(Function<Basis, List<SameDays>> delivered) {
    for (Basis basis : Basis.values()) {
      var part = new HistorySample(basis, delivered.apply(basis));
      if (part.size() >= basis.least()) {
        return part;
      }
    }
    return new HistorySample(Basis.PUBLISHED, List.of());
  }

  /// Number of parcels.
  int size() {
    return SameDays.sum(journeys, SameDays::parcels);
  }
}

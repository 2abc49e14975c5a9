package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.Journey;
import java.util.List;
import java.util.function.Function;

/// The part of the history an estimate rests on.
///
/// @param journeys delivered ones only; empty for `PUBLISHED`
record Sample(Basis basis, List<Journey> journeys) {

  Sample {
    journeys = List.copyOf(journeys);
  }

  /// The narrowest part that is large enough.
  ///
  /// @param delivered parcels of the service on a basis
  static Sample of(Function<Basis, List<Journey>> delivered) {
    for (Basis basis : Basis.values()) {
      var part = delivered.apply(basis);
      if (part.size() >= basis.least()) {
        return new Sample(basis, part);
      }
    }
    return new Sample(Basis.PUBLISHED, List.of());
  }
}

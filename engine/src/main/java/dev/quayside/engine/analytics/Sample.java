package dev.quayside.engine.analytics;

import dev.quayside.engine.carrier.Quote;
import java.util.List;
import java.util.function.Predicate;

/// The part of the history an estimate rests on.
///
/// @param journeys delivered ones only; empty for `PUBLISHED`
record Sample(Basis basis, List<Journey> journeys) {

  Sample {
    journeys = List.copyOf(journeys);
  }

  /// The narrowest part that is large enough.
  ///
  /// @param history of the carrier, in any state
  static Sample of(List<Journey> history, Quote quote, String origin, String destination) {
    var delivered =
        history.stream()
            .filter(journey -> journey.delivered() != null)
            .filter(journey -> journey.service().equals(quote.service()))
            .toList();
    for (Basis basis : Basis.values()) {
      var part = delivered.stream().filter(counts(basis, quote, origin, destination)).toList();
      if (part.size() >= basis.least()) {
        return new Sample(basis, part);
      }
    }
    return new Sample(Basis.PUBLISHED, List.of());
  }

  private static Predicate<Journey> counts(
      Basis basis, Quote quote, String origin, String destination) {
    return switch (basis) {
      case LANE -> journey -> journey.between(origin, destination);
      case ZONE -> journey -> quote.zone().equals(journey.zone());
      case CARRIER -> _ -> true;
      case PUBLISHED -> _ -> false;
    };
  }
}

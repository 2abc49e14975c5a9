package dev.quayside.engine.carrier.sandbox.tariff;

import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.problem.Problem;

/// A carrier's answer for one service.
public sealed interface Offer {

  /// It would take the consignment.
  record Sold(Quote quote, Journey journey) implements Offer {}

  /// It would not, and why.
  record Declined(Problem reason) implements Offer {}
}

package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.carrier.quote.Quote;

/// A carrier's answer for one service.
public sealed interface ServiceOffer {

  /// It would take the consignment.
  record Sold(Quote quote, PricedConsignment journey) implements ServiceOffer {}

  /// It would not, and why.
  record Declined(Problem reason) implements ServiceOffer {}
}

package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.carrier.quote.Quote;

/// A carrier's answer for one service.
public sealed interface ServiceOffer {

  /// The service takes the consignment.
  record Sold(Quote quote, PricedConsignment journey) implements ServiceOffer {}

  /// The service declines the consignment.
  record Declined(Problem reason) implements ServiceOffer {}
}

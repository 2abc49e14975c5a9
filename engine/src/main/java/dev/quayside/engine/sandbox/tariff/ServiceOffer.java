package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.carrier.quote.Quote;
import org.jspecify.annotations.Nullable;

/// A carrier's answer for one service.
public sealed interface ServiceOffer {

  /// The service takes the consignment.
  ///
  /// @param flat the price of its packaging, where it has one beside that by weight; null where not
  record Sold(Quote quote, @Nullable Quote flat, PricedConsignment journey)
      implements ServiceOffer {

    public Sold(Quote quote, PricedConsignment journey) {
      this(quote, null, journey);
    }
  }

  /// The service declines the consignment.
  record Declined(Problem reason) implements ServiceOffer {}
}

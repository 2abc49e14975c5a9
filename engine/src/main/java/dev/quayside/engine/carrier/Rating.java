package dev.quayside.engine.carrier;

import dev.quayside.engine.base.problem.Problem;
import java.util.List;

/// A carrier's answer to a rate question: what it offers, and why it does not offer the rest.
public record Rating(List<Quote> quotes, List<Declined> declined) {

  /// A service the carrier does not offer for this consignment.
  public record Declined(String service, Problem reason) {}

  public Rating {
    quotes = List.copyOf(quotes);
    declined = List.copyOf(declined);
  }
}

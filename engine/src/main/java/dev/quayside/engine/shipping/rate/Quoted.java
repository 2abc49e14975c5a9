package dev.quayside.engine.shipping.rate;

import java.util.List;

/// A rate with the question it answered and what else was on offer: kept with the purchase for
/// analytics.
public record Quoted(Rate rate, RateRequest request, List<Rate> alternatives) {
  public Quoted {
    alternatives = List.copyOf(alternatives);
  }
}

package dev.quayside.engine.shipping.rate;

import java.util.List;

/// A rate with its request and all rates of that request. They are kept with the purchase, for
/// analytics.
public record Quoted(Rate rate, RateRequest request, List<Rate> alternatives) {
  public Quoted {
    alternatives = List.copyOf(alternatives);
  }
}

package dev.quayside.engine.shipping.rate;

import java.util.List;

/// A rate request with those of its rates that can still be bought.
public record Offered(RateRequest request, List<Rate> rates) {
  public Offered {
    rates = List.copyOf(rates);
  }
}

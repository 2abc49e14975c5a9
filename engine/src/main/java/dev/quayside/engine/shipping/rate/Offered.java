package dev.quayside.engine.shipping.rate;

import java.util.List;

/// What was asked, and those of the answers that still hold.
public record Offered(RateRequest request, List<Rate> rates) {
  public Offered {
    rates = List.copyOf(rates);
  }
}

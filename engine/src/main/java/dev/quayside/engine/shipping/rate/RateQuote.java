package dev.quayside.engine.shipping.rate;

import java.time.Instant;
import java.util.List;

/// The whole answer, cheapest first.
///
/// @param id of the request; the rates of one request were chosen between
public record RateQuote(
    String id, List<Rate> rates, List<CarrierMessage> messages, Instant requestedAt) {
  public RateQuote {
    rates = List.copyOf(rates);
    messages = List.copyOf(messages);
  }
}

package dev.quayside.engine.shipping.rate;

import java.time.Instant;
import java.util.List;

/// The complete answer to a rate request.
///
/// @param id id of the request
/// @param rates cheapest first
public record RateQuote(
    String id, List<Rate> rates, List<CarrierMessage> messages, Instant requestedAt) {
  public RateQuote {
    rates = List.copyOf(rates);
    messages = List.copyOf(messages);
  }
}

package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.ProblemCode;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

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

  /// The rates of carriers that would sell as the request stands. One that wants an address put
  /// right first, such as a telephone number added, has its rates for a caller who names it.
  public List<Rate> ready() {
    return ready(rates, messages);
  }

  /// As {@link #ready()}, while carriers still answer.
  public static List<Rate> ready(List<Rate> rates, List<CarrierMessage> messages) {
    var wanting =
        messages.stream()
            .filter(each -> each.is(ProblemCode.INVALID_ADDRESS))
            .map(CarrierMessage::carrier)
            .collect(Collectors.toSet());
    return rates.stream().filter(rate -> !wanting.contains(rate.carrier())).toList();
  }
}

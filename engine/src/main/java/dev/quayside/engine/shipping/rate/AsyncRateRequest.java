package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.text.WireWord;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A rate request and its result. A request answered later is kept for 24 hours, one answered at
/// once for as long as its rates hold ({@link Rate#LIFETIME}).
///
/// @param settledAt null while pending
/// @param rates cheapest first; empty unless completed
/// @param messages messages about carriers that failed
/// @param problem why it failed; null unless it did
public record AsyncRateRequest(
    String id,
    Status status,
    RateRequest request,
    Instant requestedAt,
    @Nullable Instant settledAt,
    List<Rate> rates,
    List<CarrierMessage> messages,
    @Nullable Problem problem) {

  /// The status of a request.
  public enum Status implements WireWord {
    PENDING,
    COMPLETED,
    FAILED
  }

  public AsyncRateRequest {
    rates = List.copyOf(rates);
    messages = List.copyOf(messages);
  }

  static AsyncRateRequest pending(String id, RateRequest request, Instant at) {
    return new AsyncRateRequest(id, Status.PENDING, request, at, null, List.of(), List.of(), null);
  }

  AsyncRateRequest completed(List<Rate> found, List<CarrierMessage> failures, Instant at) {
    return new AsyncRateRequest(
        id, Status.COMPLETED, request, requestedAt, at, found, failures, null);
  }

  AsyncRateRequest failed(Problem why, List<CarrierMessage> failures, Instant at) {
    return new AsyncRateRequest(
        id, Status.FAILED, request, requestedAt, at, List.of(), failures, why);
  }
}

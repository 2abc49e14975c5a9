package dev.quayside.engine.contract.openapi;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import java.util.Set;

/// Everything that was read is asked for once more, by who has it already.
final class KnownAnswers {

  /// What tells the time, and what is gone by then.
  private static final Set<String> OTHERS_BY_THEN =
      Set.of(
          "getClock 304",
          "getSavings 304",
          "getPeopleActivity 304",
          "getCarrierPerformance 304",
          "getPayorSums 304",
          "getRateRequest 304",
          "getInvoice 304",
          "getPrinter 304",
          "getRule 304",
          "getWebhook 304",
          "listDeliveries 304");

  private KnownAnswers() {}

  /// @return the answers that cannot be the same again
  static Set<String> ask(Document document, Api api) {
    for (var path : document.read().values()) {
      api.with("If-None-Match", api.get(path).header("ETag")).get(path);
    }
    return OTHERS_BY_THEN;
  }
}

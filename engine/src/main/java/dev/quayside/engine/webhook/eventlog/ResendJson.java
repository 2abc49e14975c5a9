package dev.quayside.engine.webhook.eventlog;

import dev.quayside.engine.webhook.Delivery;
import java.util.List;

/// The deliveries an event is told once more by.
record ResendJson(List<Queued> deliveries) {

  /// One of them.
  record Queued(String id, String eventId, String status) {}

  static ResendJson of(List<Delivery> queued) {
    return new ResendJson(
        queued.stream()
            .map(each -> new Queued(each.id(), each.eventId(), each.status().wire()))
            .toList());
  }
}

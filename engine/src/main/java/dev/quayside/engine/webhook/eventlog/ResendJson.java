package dev.quayside.engine.webhook.eventlog;

import dev.quayside.engine.webhook.Delivery;
import java.util.List;

/// The deliveries by which an event is sent again.
record ResendJson(List<Queued> deliveries) {

  record Queued(String id, String eventId, String status) {}

  static ResendJson of(List<Delivery> queued) {
    return new ResendJson(
        queued.stream()
            .map(each -> new Queued(each.id(), each.eventId(), each.status().wire()))
            .toList());
  }
}

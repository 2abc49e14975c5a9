package dev.quayside.engine.webhook;

import dev.quayside.engine.platform.event.EventType;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A subscription: where events of some types are sent. Its secret stays in the store.
///
/// @param consecutiveFailures failed attempts since the last that succeeded, over all events
/// @param disabledReason one plain sentence; null while enabled
public record Webhook(
    String id,
    String url,
    List<EventType> events,
    WebhookStatus status,
    int consecutiveFailures,
    @Nullable Instant disabledAt,
    @Nullable String disabledReason,
    @Nullable Instant lastDeliveredAt,
    Instant createdAt) {

  public Webhook {
    events = List.copyOf(events);
  }
}

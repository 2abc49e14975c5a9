package dev.quayside.engine.webhook;

import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A subscription: the address to which events of some types are sent. Its secret stays in the
/// store.
///
/// @param consecutiveFailures failed attempts since the last successful one, over all events
/// @param disabledReason null while enabled, and when a person disabled it
public record Webhook(
    String id,
    String url,
    EventSelection events,
    WebhookStatus status,
    int consecutiveFailures,
    @Nullable Instant disabledAt,
    @Nullable Message disabledReason,
    @Nullable Instant lastDeliveredAt,
    Instant createdAt) {

  Webhook enabled() {
    return status == WebhookStatus.ENABLED
        ? this
        : new Webhook(
            id, url, events, WebhookStatus.ENABLED, 0, null, null, lastDeliveredAt, createdAt);
  }

  /// A copy with another url and other events; the store changes the rest.
  Webhook changed(WebhookChange change) {
    return new Webhook(
        id,
        change.url() == null ? url : change.url(),
        change.events() == null ? events : new EventSelection(change.events()),
        status,
        consecutiveFailures,
        disabledAt,
        disabledReason,
        lastDeliveredAt,
        createdAt);
  }
}

package dev.quayside.engine.webhook;

import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The delivery of one event to one webhook.
///
/// @param subject what the event is about; deliveries with the same subject keep their order
/// @param nextAttemptAt by the workspace's clock; null once delivered or failed
/// @param attempts oldest first
public record Delivery(
    String id,
    String eventId,
    EventType type,
    String subject,
    DeliveryStatus status,
    @Nullable Instant nextAttemptAt,
    Instant createdAt,
    List<DeliveryAttempt> attempts) {

  public Delivery {
    attempts = List.copyOf(attempts);
  }

  /// A delivery that was made with one attempt, whatever its result.
  public static Delivery settled(String id, Event event, DeliveryAttempt attempt) {
    return new Delivery(
        id,
        event.id(),
        event.type(),
        event.subject(),
        attempt.error() == null ? DeliveryStatus.DELIVERED : DeliveryStatus.FAILED,
        null,
        event.createdAt(),
        List.of(attempt));
  }

  static Delivery queued(String id, Event event, Instant at) {
    return new Delivery(
        id, event.id(), event.type(), event.subject(), DeliveryStatus.QUEUED, at, at, List.of());
  }

  Delivery with(List<DeliveryAttempt> tries) {
    return new Delivery(id, eventId, type, subject, status, nextAttemptAt, createdAt, tries);
  }
}

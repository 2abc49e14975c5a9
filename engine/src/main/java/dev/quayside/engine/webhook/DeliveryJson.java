package dev.quayside.engine.webhook;

import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A delivery on the wire.
///
/// @param status queued, delivered or failed
record DeliveryJson(
    String id,
    String eventId,
    String eventType,
    String status,
    Instant createdAt,
    @Nullable Instant nextAttemptAt,
    List<Try> attempts) {

  /// An attempt on the wire.
  ///
  /// @param statusCode null when the receiver did not answer
  record Try(
      int number,
      Instant startedAt,
      long durationMs,
      @Nullable Integer statusCode,
      @Nullable Message error,
      @Nullable Instant nextAttemptAt) {

    static Try of(DeliveryAttempt attempt) {
      return new Try(
          attempt.number(),
          attempt.startedAt(),
          attempt.took().toMillis(),
          attempt.statusCode(),
          attempt.error(),
          attempt.nextAttemptAt());
    }
  }

  static DeliveryJson of(Delivery delivery) {
    return new DeliveryJson(
        delivery.id(),
        delivery.eventId(),
        delivery.type().wire(),
        delivery.status().wire(),
        delivery.createdAt(),
        delivery.nextAttemptAt(),
        delivery.attempts().stream().map(Try::of).toList());
  }
}

package dev.quayside.engine.webhook;

import dev.quayside.engine.webhook.delivery.Outcome;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An attempt to deliver.
///
/// @param number from 1
/// @param startedAt by the workspace's clock
/// @param statusCode the receiver's answer; null when there was none
/// @param error why it failed, in plain words; null when it succeeded
/// @param nextAttemptAt by the workspace's clock; null when there is none
public record DeliveryAttempt(
    int number,
    Instant startedAt,
    Duration took,
    @Nullable Integer statusCode,
    @Nullable Message error,
    @Nullable Instant nextAttemptAt) {

  public static DeliveryAttempt of(
      Outcome outcome, int number, Instant startedAt, @Nullable Instant next) {
    return new DeliveryAttempt(
        number, startedAt, outcome.took(), outcome.statusCode(), outcome.error(), next);
  }
}

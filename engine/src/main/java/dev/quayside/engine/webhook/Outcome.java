package dev.quayside.engine.webhook;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What came of one POST.
///
/// @param statusCode null when there was no answer
/// @param error why it failed, as the end of a sentence; null when it succeeded
record Outcome(@Nullable Integer statusCode, @Nullable String error, Duration took) {

  private static final Duration NO_TIME = Duration.ZERO;

  static Outcome failed(String error) {
    return new Outcome(null, error, NO_TIME);
  }

  /// Only 2xx is a success, and a redirect is none: following it would leave the guarded address.
  static Outcome answered(int statusCode, Duration took) {
    var error =
        switch (statusCode / 100) {
          case 2 -> null;
          case 3 -> "the receiver answered " + statusCode + " and redirects are not followed";
          default -> "the receiver answered " + statusCode;
        };
    return new Outcome(statusCode, error, took);
  }

  boolean delivered() {
    return error == null;
  }

  DeliveryAttempt attempt(int number, Instant startedAt, @Nullable Instant next) {
    return new DeliveryAttempt(number, startedAt, took, statusCode, error, next);
  }
}

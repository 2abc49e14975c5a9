package dev.quayside.engine.carrier.guard;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Counts failures in a row of one operation. After too many it opens, and calls are refused for a
/// while. Then one caller at a time may try; a success closes it, a failure opens it again.
///
/// Own code rather than a library's: nothing more is needed of one, and it runs on the workspace's
/// clock.
final class Breaker {

  private static final int FAILURES_IN_A_ROW = 5;
  static final Duration REST = Duration.ofSeconds(30);

  private int failures;
  private @Nullable Instant retryAt;

  /// Lets a caller through, or tells when to try again. The caller let through after the rest has
  /// one more rest to answer in; the others wait for its result.
  synchronized Optional<Instant> refusal(Instant now) {
    if (retryAt == null) {
      return Optional.empty();
    }
    if (now.isBefore(retryAt)) {
      return Optional.of(retryAt);
    }
    retryAt = now.plus(REST);
    return Optional.empty();
  }

  synchronized void succeeded() {
    failures = 0;
    retryAt = null;
  }

  synchronized void failed(Instant now) {
    failures++;
    if (failures >= FAILURES_IN_A_ROW) {
      retryAt = now.plus(REST);
    }
  }
}

package dev.quayside.engine.carrier.guard;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Counts a line's failures in a row. After too many it opens: nobody calls for a while. Then one
/// caller at a time may try; a success closes it, a failure opens it for another while.
///
/// Own code rather than a library's: this is all we need of one, and it runs on the workspace's
/// clock.
final class Breaker {

  private static final int FAILURES_IN_A_ROW = 5;
  static final Duration REST = Duration.ofSeconds(30);

  private int failures;
  private @Nullable Instant retryAt;

  /// Lets a caller through, or tells when to try again. Whoever is let through once the rest is
  /// over has the next rest to answer in: the others wait for what comes of it.
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

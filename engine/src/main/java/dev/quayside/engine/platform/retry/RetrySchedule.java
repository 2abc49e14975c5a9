package dev.quayside.engine.platform.retry;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// When a webhook or an e-mail that did not arrive is sent again: six attempts over 14 hours and 36
/// minutes (docs/api/webhooks.md).
public final class RetrySchedule {

  /// Pauses before the second attempt, the third, and so on.
  private static final List<Duration> DELAYS =
      List.of(
          Duration.ofMinutes(1),
          Duration.ofMinutes(5),
          Duration.ofMinutes(30),
          Duration.ofHours(2),
          Duration.ofHours(12));

  private RetrySchedule() {}

  /// When to try again; empty after the last attempt. Counted from the start of the failed attempt,
  /// so that a receiver that takes its 30 seconds does not stretch the schedule.
  ///
  /// @param failed number of the attempt that failed, from 1
  public static Optional<Instant> next(int failed, Instant startedAt) {
    return failed <= DELAYS.size()
        ? Optional.of(startedAt.plus(DELAYS.get(failed - 1)))
        : Optional.empty();
  }
}

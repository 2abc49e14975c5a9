package dev.quayside.printing.queue;

import java.time.Duration;
import java.util.List;

/// The pauses before a job that sent nothing is tried again.
final class Backoff {

  private static final List<Duration> PAUSES =
      List.of(
          Duration.ofSeconds(1),
          Duration.ofSeconds(2),
          Duration.ofSeconds(5),
          Duration.ofSeconds(10),
          Duration.ofSeconds(30));

  private Backoff() {}

  /// @param attempts failed tries before the one that has just failed
  static Duration after(int attempts) {
    return PAUSES.get(Math.min(attempts, PAUSES.size() - 1));
  }
}

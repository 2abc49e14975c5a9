package dev.quayside.engine.source;

import java.time.Duration;

/// How long a shop in trouble is left alone: 1 and 2 s, then from 8 s doubled to 15 minutes, so
/// that no shop is asked more than three times within ten seconds.
final class Backoff {

  static final Duration LONGEST = Duration.ofMinutes(15);

  private static final int MOST_DOUBLINGS = 10;

  private Backoff() {}

  /// @param failures so far, from 1
  static Duration after(int failures) {
    int doublings = failures <= 2 ? failures - 1 : Math.min(failures, MOST_DOUBLINGS);
    var pause = Duration.ofSeconds(1L << Math.max(0, doublings));
    return pause.compareTo(LONGEST) > 0 ? LONGEST : pause;
  }
}

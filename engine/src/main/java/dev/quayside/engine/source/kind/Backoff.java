package dev.quayside.engine.source.kind;

import java.time.Duration;
import java.util.Objects;

/// How long a shop in trouble is left alone: as long as it says; else 1 and 2 s, then from 8 s
/// doubled to 15 minutes, so that no shop is asked more than three times within ten seconds.
public final class Backoff {

  private static final Duration LONGEST = Duration.ofMinutes(15);
  private static final int MOST_DOUBLINGS = 10;

  private Backoff() {}

  /// @param failures in a row, from 1, the last with `trouble`
  public static Duration after(ShopException trouble, int failures) {
    return switch (trouble.kind()) {
      case SOURCE_CREDENTIALS, SOURCE_NOT_ALLOWED, REFUSED -> LONGEST;
      case SOURCE_UNAVAILABLE, SOURCE_GARBLED, RATE_LIMITED ->
          Objects.requireNonNullElse(trouble.retryAfter(), untold(failures));
    };
  }

  static Duration untold(int failures) {
    int doublings = failures <= 2 ? failures - 1 : Math.min(failures, MOST_DOUBLINGS);
    var pause = Duration.ofSeconds(1L << Math.max(0, doublings));
    return pause.compareTo(LONGEST) > 0 ? LONGEST : pause;
  }
}

package dev.quayside.engine.platform.retry;

import java.time.Duration;

/// Holds up to `capacity` requests or tries and refills evenly over a minute.
public final class TokenBucket {

  private static final double NANOS_PER_MINUTE = 60e9;

  private final int capacity;
  private double tokens;
  private long filledAt;

  /// @param now nanoseconds by a clock that never steps back
  public TokenBucket(int capacity, long now) {
    this.capacity = capacity;
    this.tokens = capacity;
    this.filledAt = now;
  }

  public synchronized boolean take(long now) {
    fill(now);
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }

  /// Returns a request that {@link #take} took.
  public synchronized void giveBack() {
    tokens = Math.min(capacity, tokens + 1);
  }

  public synchronized Level level(long now) {
    fill(now);
    return new Level(
        capacity, (int) tokens, nanosFor(capacity - tokens), nanosFor(Math.max(0, 1 - tokens)));
  }

  private void fill(long now) {
    tokens = Math.min(capacity, tokens + (now - filledAt) * capacity / NANOS_PER_MINUTE);
    filledAt = now;
  }

  private Duration nanosFor(double missing) {
    return Duration.ofNanos((long) Math.ceil(missing * NANOS_PER_MINUTE / capacity));
  }

  /// @param untilFull time until the whole capacity is back
  /// @param untilNext time until one more request fits; zero when one fits now
  public record Level(int capacity, int remaining, Duration untilFull, Duration untilNext) {}
}

package dev.quayside.engine.source;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/// When a shop is asked again: until when it wants to be left alone, whatever would be asked of it,
/// and how long its loops rest before they look again.
final class ShopPause {

  /// A shop may be changed at another engine, and a clock be set: no loop rests longer.
  static final Duration NOTHING_DUE = Duration.ofSeconds(30);

  /// Until it is looked again what another engine left to do.
  static final Duration STANDBY = Duration.ofSeconds(5);

  private final InstantSource clock;
  private volatile @Nullable Instant until;

  ShopPause(InstantSource clock) {
    this.clock = clock;
  }

  /// Null when it may be asked.
  @Nullable Instant until() {
    var end = until;
    return end != null && end.isAfter(clock.instant()) ? end : null;
  }

  void begin(Duration time) {
    until = clock.instant().plus(time);
  }

  /// A longer pause that was told already stays.
  synchronized void extend(Instant end) {
    var before = until;
    if (before == null || before.isBefore(end)) {
      until = end;
    }
  }

  void end() {
    until = null;
  }

  /// How long a loop rests when something is due then.
  Duration rest(Instant due) {
    var rest = Duration.between(clock.instant(), due);
    if (rest.isNegative()) {
      return Duration.ZERO;
    }
    return rest.compareTo(NOTHING_DUE) > 0 ? NOTHING_DUE : rest;
  }
}

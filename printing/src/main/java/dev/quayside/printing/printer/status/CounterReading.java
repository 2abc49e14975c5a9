package dev.quayside.printing.printer.status;

import java.time.Duration;
import java.time.Instant;

/// What a printer has said of its counter and its power, and when.
///
/// @param askedAt when it was asked
/// @param heardAt when its answer was there
public record CounterReading(LabelCount.Count count, Instant askedAt, Instant heardAt) {

  /// Uptimes are told in whole seconds, rounded down.
  private static final Duration ROUNDED = Duration.ofSeconds(1);

  /// Whether it is certainly the printer that was read before. A counter at nought says what one
  /// says that begins afresh with every start.
  public boolean isOf(Odometer before) {
    return before.isNamed() && count.odometer().isNamed() && count.odometer().labels() > 0;
  }

  /// Whether it has certainly been started after `when`.
  public boolean hasRestarted(Instant when) {
    Duration up = count.up();
    return up != null && !askedAt.minus(up).minus(ROUNDED).isBefore(when);
  }

  /// Whether it has certainly not been started after `when`.
  public boolean isOnSince(Instant when) {
    Duration up = count.up();
    return up != null && heardAt.minus(up).isBefore(when);
  }

  /// How many labels it has counted since.
  public long since(Odometer before) {
    return count.odometer().labels() - before.labels();
  }
}

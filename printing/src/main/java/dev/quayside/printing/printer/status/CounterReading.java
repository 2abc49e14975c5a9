package dev.quayside.printing.printer.status;

import java.time.Duration;
import java.time.Instant;

/// A printer's label counter and uptime, with the time of asking.
///
/// @param askedAt when it was asked
/// @param heardAt when its answer arrived
public record CounterReading(LabelCount.Count count, Instant askedAt, Instant heardAt) {

  /// Printers report uptimes in whole seconds, rounded down.
  private static final Duration ROUNDED = Duration.ofSeconds(1);

  /// Whether this is certainly the printer that was read before. A counter at zero proves nothing:
  /// some printers count from zero after every start.
  public boolean isOf(Odometer before) {
    return before.isNamed() && count.odometer().isNamed() && count.odometer().labels() > 0;
  }

  /// Whether the printer has certainly been started after `when`.
  public boolean hasRestarted(Instant when) {
    Duration up = count.up();
    return up != null && !askedAt.minus(up).minus(ROUNDED).isBefore(when);
  }

  /// Whether the printer has certainly not been started after `when`.
  public boolean isOnSince(Instant when) {
    Duration up = count.up();
    return up != null && heardAt.minus(up).isBefore(when);
  }

  /// How many labels were counted since the earlier reading.
  public long since(Odometer before) {
    return count.odometer().labels() - before.labels();
  }
}

package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.Environment;
import java.time.Duration;

/// How often a carrier is asked about a parcel in the background.
///
/// @param moving interval while there was a new scan within {@link #QUIET_AFTER}
/// @param quiet interval after that
record PollingSchedule(Duration moving, Duration quiet) {

  static final Duration QUIET_AFTER = Duration.ofDays(7);

  /// Time without a new scan after which polling ends: carriers delete a parcel's data after about
  /// four months.
  static final Duration FORGOTTEN_AFTER = Duration.ofDays(120);

  /// Pause after a carrier was asked without success, so that a failing carrier is not flooded.
  static final Duration RETRY = Duration.ofMinutes(1);

  static PollingSchedule in(Environment environment) {
    return switch (environment) {
      case PRODUCTION -> new PollingSchedule(Duration.ofMinutes(30), Duration.ofHours(6));
      case SANDBOX -> new PollingSchedule(Duration.ofMinutes(1), Duration.ofMinutes(1));
    };
  }
}

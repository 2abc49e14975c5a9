package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.Environment;
import java.time.Duration;

/// How often carriers are asked about a parcel nobody asks us about.
///
/// @param moving while something was new in the last {@link #QUIET_AFTER}
/// @param quiet after that
record PollingSchedule(Duration moving, Duration quiet) {

  static final Duration QUIET_AFTER = Duration.ofDays(7);

  /// Carriers forget a parcel after about four months.
  static final Duration FORGOTTEN_AFTER = Duration.ofDays(120);

  /// A carrier that failed is left alone for so long.
  static final Duration RETRY = Duration.ofMinutes(1);

  static PollingSchedule in(Environment environment) {
    return switch (environment) {
      case PRODUCTION -> new PollingSchedule(Duration.ofMinutes(30), Duration.ofHours(6));
      case SANDBOX -> new PollingSchedule(Duration.ofMinutes(1), Duration.ofMinutes(1));
    };
  }
}

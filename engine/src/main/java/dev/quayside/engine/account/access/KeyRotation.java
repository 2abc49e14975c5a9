package dev.quayside.engine.account.access;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import java.time.Duration;

/// A request for a new key in place of an old one.
///
/// @param overlapHours hours in which the old key works as well, 0 to 168, so that programs can be
///   given the new one without an outage; 0 stops it at once, as after a leak
public record KeyRotation(int overlapHours) {

  public static final KeyRotation AT_ONCE = new KeyRotation(0);

  /// As of a webhook's secret.
  private static final int MOST_HOURS = 168;

  void check(Violations found) {
    if (overlapHours < 0 || overlapHours > MOST_HOURS) {
      found.add("overlapHours", FieldWords.FROM_0_TO, MOST_HOURS);
    }
  }

  boolean isAtOnce() {
    return overlapHours == 0;
  }

  Duration overlap() {
    return Duration.ofHours(overlapHours);
  }
}

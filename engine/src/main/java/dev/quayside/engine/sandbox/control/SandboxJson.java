package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.account.workspace.ClockReading;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/// The sandbox controls on the wire (docs/api/sandbox.md).
final class SandboxJson {

  private static final String ADVANCE = "advanceSeconds";
  private static final String DAYS = "days";
  private static final String HOURS = "hours";
  private static final int MOST_DAYS = 400;
  private static final String AVAILABILITY = "availability";
  private static final String LATENCY = "latencyMs";
  private static final String AUTO_SCAN = "autoScan";
  private static final int LONGEST_LATENCY_MS = 60_000;

  private SandboxJson() {}

  /// @param offsetSeconds seconds ahead of real time
  record Clock(Instant now, long offsetSeconds) {
    static Clock of(ClockReading reading) {
      return new Clock(reading.now(), reading.ahead().toSeconds());
    }
  }

  /// A carrier's behaviour.
  record Behaviour(String carrier, String availability, long latencyMs) {
    static Behaviour of(String carrier, CarrierFault fault) {
      return new Behaviour(carrier, fault.availability().wire(), fault.latency().toMillis());
    }
  }

  record Settings(boolean autoScan) {}

  /// Reads how far to advance. The clock itself refuses a total that is too large.
  static Duration advance(Fields body) {
    if (!body.has(DAYS) && !body.has(HOURS)) {
      body.require(ADVANCE);
    }
    return Duration.ofDays(atMost(body, DAYS, MOST_DAYS))
        .plusHours(atMost(body, HOURS, MOST_DAYS * 24))
        .plusSeconds(atMost(body, ADVANCE, MOST_DAYS * 24 * 60 * 60));
  }

  private static int atMost(Fields body, String name, int most) {
    var count = Objects.requireNonNullElse(body.integer(name), 0);
    if (count < 0 || count > most) {
      body.violations().add(name, FieldWords.FROM_0_TO, most);
    }
    return count;
  }

  static CarrierFault fault(Fields body) {
    body.require(AVAILABILITY);
    var availability = body.choice(AVAILABILITY, Availability.values(), Availability::wire);
    var latency = Objects.requireNonNullElse(body.integer(LATENCY), 0);
    if (latency < 0 || latency > LONGEST_LATENCY_MS) {
      body.violations().add(LATENCY, FieldWords.FROM_0_TO, LONGEST_LATENCY_MS);
    }
    return new CarrierFault(
        Objects.requireNonNullElse(availability, Availability.UP), Duration.ofMillis(latency));
  }

  static Settings settings(Fields body) {
    body.require(AUTO_SCAN);
    return new Settings(Boolean.TRUE.equals(body.bool(AUTO_SCAN)));
  }
}

package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The request for a scan by a sandbox carrier.
///
/// @param description null to describe the status
/// @param timestamp null for now
public record ScanDraft(
    TrackingStatus status,
    @Nullable Substatus substatus,
    @Nullable String description,
    @Nullable String city,
    @Nullable String state,
    @Nullable String country,
    @Nullable Instant timestamp) {

  private static final Duration FURTHEST = Duration.ofDays(366);

  /// @param now by the workspace's clock
  /// @throws ProblemException `INVALID_REQUEST` for a time too far from now
  Scan at(Instant now) {
    var at = Objects.requireNonNullElse(timestamp, now);
    if (at.isBefore(now.minus(FURTHEST)) || at.isAfter(now.plus(FURTHEST))) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST,
          "timestamp",
          SandboxWords.WITHIN_A_YEAR,
          now.truncatedTo(ChronoUnit.MILLIS));
    }
    return new Scan(at, status, substatus, words(), city, state, country);
  }

  private String words() {
    if (description != null && !description.isBlank()) {
      return description.strip();
    }
    var wire = substatus == null ? status.wire() : substatus.wire();
    return wire.substring(0, 1).toUpperCase(Locale.ROOT) + wire.substring(1).replace('_', ' ');
  }
}

package dev.quayside.engine.carrier.tracking;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/// One event in a parcel's journey as the carrier reports it, in Quayside's own statuses.
///
/// @param at the carrier's time, in milliseconds as the database keeps it: a finer time would make
///   a scan differ from its stored self and count twice
/// @param description for people
public record Scan(
    Instant at,
    TrackingStatus status,
    @Nullable Substatus substatus,
    String description,
    @Nullable String city,
    @Nullable String state,
    @Nullable String country) {

  public Scan {
    at = at.truncatedTo(ChronoUnit.MILLIS);
  }
}

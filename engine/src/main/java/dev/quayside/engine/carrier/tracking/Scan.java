package dev.quayside.engine.carrier.tracking;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/// One event in a parcel's life as the carrier reports it, already in our words.
///
/// @param at the carrier's time, to the millisecond: finer would make one scan two when it comes
///   back from the store
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

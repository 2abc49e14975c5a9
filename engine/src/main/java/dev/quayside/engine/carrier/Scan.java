package dev.quayside.engine.carrier;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One event in a parcel's life as the carrier reports it, already in our words.
///
/// @param status one of the tracking states of decisions section 8, for example `in_transit`
/// @param substatus finer, for example `departed_facility`
public record Scan(
    Instant at,
    String status,
    @Nullable String substatus,
    String description,
    @Nullable String city,
    @Nullable String state,
    @Nullable String country) {}

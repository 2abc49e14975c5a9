package dev.quayside.engine.platform.station;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A station as the others see it.
///
/// @param online whether its engine runs
/// @param broken whether it is not there although it was not closed: killed, cut off, or asleep
/// @param lastSeenAt the last sign of life of its engine, on average 5 seconds old while it runs
/// @param version of its program; null for a build without one
public record KnownStation(
    Station station,
    boolean online,
    boolean broken,
    Instant lastSeenAt,
    @Nullable String version) {}

package dev.quayside.engine.platform.event;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Which events to list.
///
/// @param cursor the last event seen; null to begin
/// @param since on the workspace's clock; null for all that are kept
/// @param size how many at most
public record EventQuery(
    EventSelection selection,
    @Nullable String cursor,
    @Nullable Instant since,
    boolean oldestFirst,
    int size) {}

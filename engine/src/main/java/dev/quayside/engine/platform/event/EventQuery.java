package dev.quayside.engine.platform.event;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Selects the events to list.
///
/// @param cursor the last event seen; null for the first page
/// @param since by the workspace's clock; null for all that are stored
/// @param size the most events to return
public record EventQuery(
    EventSelection selection,
    @Nullable String cursor,
    @Nullable Instant since,
    boolean oldestFirst,
    int size) {}

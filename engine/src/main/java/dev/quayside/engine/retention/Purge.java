package dev.quayside.engine.retention;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One run of deleting customer data. All times are by the workspace's clock.
///
/// @param before customer data of shipments closed before this time is deleted
/// @param tally number of deletions so far
/// @param finishedAt null while it runs
public record Purge(
    Instant startedAt, Instant before, PurgeCount tally, @Nullable Instant finishedAt) {

  Purge plus(PurgeCount more) {
    return new Purge(startedAt, before, tally.plus(more), null);
  }

  Purge finished(Instant at) {
    return new Purge(startedAt, before, tally, at);
  }
}

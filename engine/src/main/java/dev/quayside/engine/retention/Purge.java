package dev.quayside.engine.retention;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One round of forgetting. All times are the workspace's.
///
/// @param before what was closed before it is forgotten
/// @param tally so far
/// @param finishedAt null while it goes on
public record Purge(
    Instant startedAt, Instant before, PurgeCount tally, @Nullable Instant finishedAt) {

  Purge plus(PurgeCount more) {
    return new Purge(startedAt, before, tally.plus(more), null);
  }

  Purge finished(Instant at) {
    return new Purge(startedAt, before, tally, at);
  }
}

package dev.quayside.engine.source;

import dev.quayside.engine.base.text.WireWord;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One pull of a shop, from its first page to its last.
///
/// @param full whether it began where the shop is pulled from, and not at the cursor
/// @param finishedAt null while it runs
public record Sync(
    String id,
    String sourceId,
    Status status,
    boolean full,
    Instant startedAt,
    @Nullable Instant finishedAt,
    SyncTally tally,
    SourceProgress.@Nullable Fault error) {

  /// How it stands.
  public enum Status implements WireWord {
    RUNNING,
    DONE,
    FAILED
  }

  static Sync begun(String id, String sourceId, boolean full, Instant now) {
    return new Sync(id, sourceId, Status.RUNNING, full, now, null, SyncTally.NONE, null);
  }

  Sync with(SyncTally other) {
    return new Sync(id, sourceId, status, full, startedAt, finishedAt, other, error);
  }

  Sync done(Instant at) {
    return new Sync(id, sourceId, Status.DONE, full, startedAt, at, tally, null);
  }

  Sync failed(SourceProgress.Fault why, Instant at) {
    return new Sync(id, sourceId, Status.FAILED, full, startedAt, at, tally, why);
  }
}

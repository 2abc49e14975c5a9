package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.Changes;
import dev.quayside.engine.platform.event.Remembered;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// Each workspace's clock: real time, plus the time its sandbox has skipped (docs/api/sandbox.md).
///
/// Void windows, rate expiry, tokens, idempotency keys, refunds and tracking all read it, so that
/// time rules can be tested in seconds.
///
/// A clock is read in the middle of a transaction, where the database cannot be asked: all of them
/// are in memory. A workspace that is not has just been made, and its clock stands at real time.
public final class Clocks {

  private static final Duration MOST_AT_ONCE = Duration.ofDays(400);

  private final Database database;
  private final InstantSource real;
  private final WorkspaceStore store = new WorkspaceStore();
  private final Changes changes = new Changes();
  private final ConcurrentMap<WorkspaceId, Duration> offsets = new ConcurrentHashMap<>();

  public Clocks(Database database, InstantSource real) {
    this.database = database;
    this.real = real;
    refresh();
  }

  /// Takes over what other engines on the database have done to the clocks.
  public void refresh() {
    database.read(store::clockOffsets).forEach(this::keep);
  }

  public InstantSource of(WorkspaceId workspace) {
    return () -> now(workspace);
  }

  public Instant now(WorkspaceId workspace) {
    return real.instant().plus(ahead(workspace));
  }

  public ClockReading read(WorkspaceId workspace) {
    var ahead = ahead(workspace);
    return new ClockReading(real.instant().plus(ahead), ahead);
  }

  /// Moves a workspace's clock for a caller that does not retry.
  public Instant advance(WorkspaceId workspace, Duration by) {
    return advance(workspace, by, RequestKey.none()).now();
  }

  /// Moves a workspace's clock forward; it cannot be moved back.
  ///
  /// @throws ProblemException `INVALID_REQUEST`
  public ClockReading advance(WorkspaceId workspace, Duration by, RequestKey<ClockReading> key) {
    if (by.isNegative() || by.compareTo(MOST_AT_ONCE) > 0) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST,
          "advanceSeconds",
          FieldWords.FROM_0_TO,
          MOST_AT_ONCE.toSeconds());
    }
    var reading =
        database.writeIfUnchanged(
            tx -> store.clockOffset(tx, workspace),
            before -> {
              var ahead = before.plus(by).truncatedTo(ChronoUnit.MILLIS);
              var moved = new ClockReading(real.instant().plus(ahead), ahead);
              var answer = key.answer(moved);
              return tx -> {
                store.advanceClock(tx, workspace, by);
                changes.note(tx, Remembered.SANDBOX);
                answer.keep(tx);
                return moved;
              };
            });
    keep(workspace, reading.ahead());
    return reading;
  }

  private Duration ahead(WorkspaceId workspace) {
    return offsets.getOrDefault(workspace, Duration.ZERO);
  }

  /// Clocks only go forward, so the later of two readings is the newer one.
  private void keep(WorkspaceId workspace, Duration ahead) {
    offsets.merge(workspace, ahead, (old, stored) -> old.compareTo(stored) > 0 ? old : stored);
  }
}

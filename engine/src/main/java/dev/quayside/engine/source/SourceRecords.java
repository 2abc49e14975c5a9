package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.source.kind.SourceWords;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// What is kept of the shops and of their pulls; whoever watches is told what changes.
final class SourceRecords {

  private final Database database;
  private final SourceStore sources = new SourceStore();
  private final SyncStore syncs = new SyncStore();
  private final Events events;
  private final LiveEvents live;
  private final Leases leases;
  private final InstantSource clock;

  /// @param clock the machine's: shops know no other
  SourceRecords(
      Database database, Events events, LiveEvents live, Leases leases, InstantSource clock) {
    this.database = database;
    this.events = events;
    this.live = live;
    this.leases = leases;
    this.clock = clock;
  }

  Instant now() {
    return clock.instant();
  }

  /// Whether this engine is the one that works by itself where several share the database.
  boolean isOurTurn() {
    return leases.isFirst();
  }

  Optional<SourceRow> find(WorkspaceId workspace, String id) {
    return database.read(tx -> sources.find(tx, workspace, id));
  }

  /// @throws ProblemException `NOT_FOUND`
  SourceRow row(Tx tx, Caller caller, String id) {
    return sources.find(tx, caller.workspace(), id).orElseThrow(() -> none(id));
  }

  /// @throws ProblemException `NOT_FOUND`
  SourceRow row(Caller caller, String id) {
    return find(caller.workspace(), id).orElseThrow(() -> none(id));
  }

  private static ProblemException none(String id) {
    return ProblemException.notFound(SourceWords.SHOP, id);
  }

  /// Oldest first.
  List<SourceRow> all(Tx tx, WorkspaceId workspace) {
    return sources.all(tx, workspace);
  }

  /// @throws ProblemException `CONFLICT` for the same shop a second time
  void insert(Tx tx, SourceRow row) {
    requireFree(tx, row);
    sources.insert(tx, row);
  }

  /// @throws ProblemException `CONFLICT` for the same shop a second time
  void replace(Tx tx, SourceRow row) {
    requireFree(tx, row);
    sources.update(tx, row);
  }

  /// Changes what says nothing of where the shop is.
  void update(Tx tx, SourceRow row) {
    sources.update(tx, row);
  }

  /// Keeps a field of a source that was found out.
  void keep(SourceRow row, String field, String value) {
    database.change(tx -> sources.keep(tx, row, field, value));
  }

  void delete(Tx tx, WorkspaceId workspace, String id) {
    sources.delete(tx, workspace, id);
  }

  private void requireFree(Tx tx, SourceRow row) {
    if (!row.source().kind().isOnce()) {
      return;
    }
    sources.all(tx, row.workspace()).stream()
        .filter(other -> !other.source().id().equals(row.source().id()))
        .filter(
            other ->
                other.source().kind() == row.source().kind() && other.place().equals(row.place()))
        .findFirst()
        .ifPresent(
            other -> {
              throw ProblemException.refused(
                  ProblemCode.CONFLICT, SourceWords.TAKEN, other.source().name());
            });
  }

  Optional<Sync> sync(Tx tx, WorkspaceId workspace, String sourceId, String id) {
    return syncs.find(tx, workspace, sourceId, id);
  }

  /// Pulls of a source, newest first.
  List<Sync> syncs(Tx tx, String sourceId, int most) {
    return syncs.newest(tx, sourceId, most);
  }

  /// Keeps that a pull has begun, unless another engine is at one of the source.
  ///
  /// @return the other engine's
  Optional<Sync> begin(WorkspaceId workspace, Sync fresh) {
    return database.write(
        tx -> {
          var elsewhere = runningElsewhere(tx, fresh.sourceId());
          if (elsewhere.isEmpty()) {
            syncs.insert(tx, workspace, fresh, leases.name());
            changed(tx, workspace, fresh.sourceId());
          }
          return elsewhere;
        });
  }

  /// Keeps how far a pull has come.
  void update(Sync sync) {
    database.change(tx -> syncs.update(tx, sync));
  }

  /// Keeps that a pull is over, and how far the source has come by it, as it is by then; one that
  /// is gone stays gone. A source that begins to fail, or is well again, is told of.
  void end(WorkspaceId workspace, Sync sync, UnaryOperator<SourceProgress> change) {
    database.change(
        tx -> {
          syncs.update(tx, sync);
          sources.find(tx, workspace, sync.sourceId()).ifPresent(row -> progress(tx, row, change));
          changed(tx, workspace, sync.sourceId());
        });
  }

  private void progress(Tx tx, SourceRow row, UnaryOperator<SourceProgress> change) {
    var before = row.source();
    var after = before.with(change.apply(before.progress()));
    sources.update(tx, row.with(after));
    if (before.isFailing() != after.isFailing()) {
      var type = after.isFailing() ? EventType.SOURCE_FAILING : EventType.SOURCE_RECOVERED;
      events.append(tx, row.workspace(), type, after.id(), SourceEventJson.of(after));
    }
  }

  /// Pulls of the source that an engine which has ended left running have failed. Call it only
  /// while this engine pulls nothing from the source.
  void settle(String id) {
    database.change(tx -> runningElsewhere(tx, id));
  }

  /// The pull of a source that another engine runs. The pulls of engines that have ended have
  /// failed.
  private Optional<Sync> runningElsewhere(Tx tx, String id) {
    var fault = new SourceProgress.Fault("SOURCE_UNAVAILABLE", SourceWords.SWITCHED_OFF.of());
    Optional<Sync> alive = Optional.empty();
    for (var held : syncs.running(tx, id)) {
      if (leases.isElsewhere(tx, held.holder())) {
        alive = Optional.of(held.sync());
      } else {
        syncs.update(tx, held.sync().failed(fault, now()));
      }
    }
    return alive;
  }

  /// Whether another engine is at a pull.
  ///
  /// @param latest of a source; null where there was none
  boolean isPulledElsewhere(Tx tx, @Nullable Sync latest) {
    return latest != null
        && latest.status() == Sync.Status.RUNNING
        && syncs.running(tx, latest.sourceId()).stream()
            .anyMatch(held -> leases.isElsewhere(tx, held.holder()));
  }

  /// Reports a change that a person or a program made, and notes who it was.
  void changed(Tx tx, Caller caller, String action, String id) {
    changed(tx, caller.workspace(), id);
    events.note(tx, caller.workspace(), action, id);
  }

  void changed(Tx tx, WorkspaceId workspace, String id) {
    live.tell(tx, workspace, Topic.SOURCE_CHANGED, id);
  }

  /// Reports a change that is committed.
  void changed(WorkspaceId workspace, String id) {
    live.tell(workspace, Topic.SOURCE_CHANGED, id);
  }
}

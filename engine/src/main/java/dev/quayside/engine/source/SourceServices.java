package dev.quayside.engine.source;

import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.source.kind.SourceWords;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// What everything about sources works with.
///
/// @param clock the machine's: shops know no other
record SourceServices(
    Database database,
    SourceStore sources,
    SyncStore syncs,
    OpenSources open,
    Orders orders,
    Ids ids,
    Events events,
    LiveEvents live,
    InstantSource clock,
    Leases leases) {

  Optional<SourceRow> find(WorkspaceId workspace, String id) {
    return database.read(tx -> sources.find(tx, workspace, id));
  }

  /// Changes how far a source has come, as it is by then; one that is gone stays gone.
  void progress(Tx tx, WorkspaceId workspace, String id, UnaryOperator<SourceProgress> change) {
    sources
        .find(tx, workspace, id)
        .ifPresent(
            row -> {
              var source = row.source();
              sources.update(tx, row.with(source.with(change.apply(source.progress()))));
            });
    changed(tx, workspace, id);
  }

  /// The pull of a source that another engine runs. The pulls of engines that have ended have
  /// failed. Call it only while this engine pulls nothing from the source.
  Optional<Sync> runningElsewhere(Tx tx, String id) {
    var fault = new SourceProgress.Fault("SOURCE_UNAVAILABLE", SourceWords.SWITCHED_OFF.of());
    Optional<Sync> alive = Optional.empty();
    for (var held : syncs.running(tx, id)) {
      if (leases.isElsewhere(tx, held.holder())) {
        alive = Optional.of(held.sync());
      } else {
        syncs.update(tx, held.sync().failed(fault, clock.instant()));
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

  /// @throws ProblemException `CONFLICT` for the same shop a second time
  void requireFree(Tx tx, SourceRow row) {
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

  /// Reports a change that a person or a program made, and notes who it was.
  void changed(Tx tx, Caller caller, String action, String id) {
    changed(tx, caller.workspace(), id);
    events.note(tx, caller.workspace(), action, id);
  }

  void changed(Tx tx, WorkspaceId workspace, String id) {
    live.tell(tx, workspace, Topic.SOURCE_CHANGED, id);
  }
}

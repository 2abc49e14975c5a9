package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.Changes;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.InstantSource;
import java.util.List;

/// Renames, archives and restores workspaces. An archived workspace keeps its data, and purchases
/// made in it are still followed up: scans, refunds, webhooks. Nothing new is added.
public final class WorkspaceChanges {

  private final Database database;
  private final Audit audit;
  private final LiveEvents live;
  private final Changes changes = new Changes();
  private final InstantSource clock;
  private final List<Unfinished> unfinished;
  private final WorkspaceStore store = new WorkspaceStore();

  /// @param live receives every change
  public WorkspaceChanges(
      Database database,
      LiveEvents live,
      InstantSource clock,
      Audit audit,
      List<Unfinished> unfinished) {
    this.database = database;
    this.audit = audit;
    this.live = live;
    this.clock = clock;
    this.unfinished = List.copyOf(unfinished);
  }

  /// Changes a workspace. Its slug stays, since programs know it by that.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a blank name or when nothing would change;
  ///   `NOT_FOUND`; `CONFLICT` when it cannot be archived yet
  public Workspace change(WorkspaceId id, WorkspaceChange change) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, change::check);
    return database.write(
        tx -> {
          var before = find(tx, id);
          if (change.name() != null) {
            store.rename(tx, id, change.name().strip());
          }
          if (change.archived() != null && change.archived() != before.isArchived()) {
            archive(tx, before, change.archived());
          }
          audit.note(tx, id, "workspace.changed", id.value());
          changes.note(tx, Topic.WORKSPACE_CHANGED);
          tx.afterCommit(() -> live.tellAll(Topic.WORKSPACE_CHANGED, id.value()));
          return find(tx, id);
        });
  }

  private void archive(Tx tx, Workspace workspace, boolean away) {
    if (away) {
      requireAnother(tx, workspace);
      requireAtRest(tx, workspace);
    }
    store.archive(tx, workspace.id(), away ? clock.instant() : null);
  }

  private void requireAnother(Tx tx, Workspace workspace) {
    boolean last =
        store.all(tx).stream().allMatch(each -> each.isArchived() || each.equals(workspace));
    if (last) {
      throw ProblemException.refused(ProblemCode.CONFLICT, WorkspaceWords.LAST);
    }
  }

  private void requireAtRest(Tx tx, Workspace workspace) {
    for (var each : unfinished) {
      if (each.isThere().test(tx, workspace.ownCaller())) {
        throw ProblemException.refused(ProblemCode.CONFLICT, each.words());
      }
    }
  }

  private Workspace find(Tx tx, WorkspaceId id) {
    return store
        .byId(tx, id)
        .orElseThrow(
            () -> ProblemException.refused(ProblemCode.NOT_FOUND, WorkspaceWords.NONE, id.value()));
  }
}

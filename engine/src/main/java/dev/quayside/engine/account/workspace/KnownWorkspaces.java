package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.event.Cached;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.wing.WorkspaceCallers;
import java.util.List;
import java.util.function.Predicate;

/// As which the engine works by itself in each workspace. Where the database is a network away the
/// workspaces are remembered until there are others.
public final class KnownWorkspaces implements WorkspaceCallers {

  private final Workspaces workspaces;
  private final Cached<List<Workspace>> known = new Cached<>();
  private final boolean shared;

  /// @param shared whether other engines work on the database
  public KnownWorkspaces(Workspaces workspaces, Leases leases, boolean shared) {
    this.workspaces = workspaces;
    this.shared = shared;
    leases.ask(Workspaces.changed(known::forget));
  }

  @Override
  public List<Caller> all() {
    return callers(_ -> true);
  }

  @Override
  public List<Caller> active() {
    return callers(each -> !each.isArchived());
  }

  private List<Caller> callers(Predicate<Workspace> which) {
    var all = shared ? known.get(workspaces::all) : workspaces.all();
    return all.stream().filter(which).map(Workspace::ownCaller).toList();
  }
}

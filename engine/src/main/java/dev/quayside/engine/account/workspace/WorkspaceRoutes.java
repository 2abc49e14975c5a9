package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.station.Stations;

/// /v1/workspaces and /v1/me.
public record WorkspaceRoutes(
    Onboarding onboarding, Workspaces workspaces, WorkspaceChanges changes, Stations stations)
    implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.postSecret("/v1/workspaces", Role.ADMIN, WorkspaceJson::read, this::create);
    routes.get("/v1/workspaces", Role.ADMIN, this::list);
    routes.patch("/v1/workspaces/:id", Role.ADMIN, WorkspaceJson::readChange, this::change);
    routes.get("/v1/me", Role.PRINTER, this::me);
  }

  /// Makes a workspace in the environment of the listener that was called.
  private Reply create(Call call, Workspaces.Draft draft) {
    return call.created(key -> onboarding.open(draft, call.listener(), key), WorkspaceJson::of);
  }

  /// Lists every workspace of the listener's environment.
  private Reply list(Call call) {
    var here =
        workspaces.all().stream().filter(each -> each.environment() == call.listener()).toList();
    return call.list(here, WorkspaceJson.Known::of);
  }

  /// Changes the caller's own workspace: an admin has no rights in others.
  private Reply change(Call call, WorkspaceChange change) {
    var own = call.caller().workspace();
    if (!own.value().equals(call.path("id"))) {
      throw ProblemException.refused(ProblemCode.NOT_FOUND, WorkspaceWords.NONE, call.path("id"));
    }
    return Reply.ok(WorkspaceJson.Known.of(changes.change(own, change)));
  }

  private Reply me(Call call) {
    var caller = call.caller();
    return Reply.ok(
        WorkspaceJson.Me.of(
            caller, workspaces.byId(caller.workspace()).orElseThrow(), stations.own()));
  }
}

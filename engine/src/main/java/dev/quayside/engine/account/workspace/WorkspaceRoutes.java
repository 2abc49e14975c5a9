package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// POST /v1/workspaces.
public final class WorkspaceRoutes implements Routes {

  private final Onboarding onboarding;

  public WorkspaceRoutes(Onboarding onboarding) {
    this.onboarding = onboarding;
  }

  @Override
  public void register(RouteTable routes) {
    routes.postSecret("/v1/workspaces", Role.ADMIN, WorkspaceJson::read, this::create);
  }

  /// In the environment of the listener it was asked for on.
  private Reply create(Call call, Workspaces.Draft draft) {
    var opened = onboarding.open(draft, call.listener(), call.receipt(201, WorkspaceJson::of));
    return Reply.created(WorkspaceJson.of(opened));
  }
}

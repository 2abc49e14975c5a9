package dev.quayside.app.screen.settings.workspaces;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.engine.account.workspace.Onboarding;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.WorkspaceChange;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public record WorkspacesGateway(OpeningEngine opening) {

  public List<Workspace> all() {
    return opening.get().accounts().workspaces().all();
  }

  public Workspace change(WorkspaceId id, WorkspaceChange change) {
    return opening.get().accounts().workspaceChanges().change(id, change);
  }

  public Onboarding.Opened open(Workspaces.Draft draft, Environment environment) {
    return opening.get().accounts().onboarding().open(draft, environment, RequestKey.none());
  }
}

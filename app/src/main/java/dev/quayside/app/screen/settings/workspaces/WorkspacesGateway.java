package dev.quayside.app.screen.settings.workspaces;

import dev.quayside.engine.account.workspace.Onboarding;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.WorkspaceChange;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public interface WorkspacesGateway {

  List<Workspace> all();

  Workspace change(WorkspaceId id, WorkspaceChange change);

  Onboarding.Opened open(Workspaces.Draft draft, Environment environment);
}

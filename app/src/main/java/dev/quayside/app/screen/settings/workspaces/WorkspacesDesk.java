package dev.quayside.app.screen.settings.workspaces;

import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.workspace.Onboarding;
import dev.quayside.engine.workspace.Workspace;
import dev.quayside.engine.workspace.Workspaces;
import java.util.List;

/// What the section asks of the engine; off the window's thread.
public interface WorkspacesDesk {

  List<Workspace> all();

  Onboarding.Opened open(Workspaces.Draft draft, Environment environment);
}

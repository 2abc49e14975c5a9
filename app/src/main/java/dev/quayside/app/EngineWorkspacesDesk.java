package dev.quayside.app;

import dev.quayside.app.screen.settings.workspaces.WorkspacesDesk;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.workspace.Onboarding;
import dev.quayside.engine.workspace.Workspace;
import dev.quayside.engine.workspace.Workspaces;
import java.util.List;

/// The workspaces' desk on the engine of this process.
record EngineWorkspacesDesk(OpeningEngine opening) implements WorkspacesDesk {

  @Override
  public List<Workspace> all() {
    return opening.get().workspaces().all();
  }

  @Override
  public Onboarding.Opened open(Workspaces.Draft draft, Environment environment) {
    return opening.get().onboarding().open(draft, environment, Receipt.none());
  }
}

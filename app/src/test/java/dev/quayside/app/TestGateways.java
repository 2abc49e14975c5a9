package dev.quayside.app;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.rules.RulesGateway;

/// The desks of the demo workspace, for tests of models.
public final class TestGateways {

  private TestGateways() {}

  public static RulesGateway rules(OpeningEngine opening) {
    return new RulesGateway(new WorkspaceEngine(opening, new ChosenWorkspace("demo")));
  }
}

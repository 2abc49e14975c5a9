package dev.quayside.app;

import dev.quayside.app.screen.settings.rules.RulesDesk;

/// The desks of the demo workspace, for tests of models.
public final class TestDesks {

  private TestDesks() {}

  public static RulesDesk rules(OpeningEngine opening) {
    return new EngineRulesDesk(new DeskPlace(opening, new ChosenWorkspace("demo")));
  }
}

package dev.quayside.app.screen.settings.packcheck;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.order.check.CheckPolicy;
import dev.quayside.engine.order.check.CheckSettings;

/// The section's access to the engine; called off the window's thread.
public record PackCheckGateway(WorkspaceEngine place) {

  CheckSettings settings() {
    return policy().get(place.caller());
  }

  CheckSettings keep(CheckSettings wanted) {
    return policy().keep(place.caller(), wanted);
  }

  private CheckPolicy policy() {
    return place.engine().ordering().checking().checks().policy();
  }
}

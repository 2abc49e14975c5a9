package dev.quayside.app.screen.settings.notices;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.notice.NoticeSettings;

/// The section's access to the engine; called off the window's thread.
public record NoticesGateway(WorkspaceEngine place) {

  NoticeSettings settings() {
    return NoticeSettings.of(place.engine().installation().settings(), place.caller());
  }

  /// Stores the settings, and looks at once what they change.
  NoticeSettings keep(NoticeSettings wanted) {
    var kept = wanted.keep(place.engine().installation().settings(), place.caller());
    place.engine().installation().notices().look(place.caller());
    return kept;
  }
}

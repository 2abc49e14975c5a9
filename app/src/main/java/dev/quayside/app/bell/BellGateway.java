package dev.quayside.app.bell;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.notice.Notice;
import dev.quayside.engine.platform.event.Topic;
import java.util.List;
import java.util.Set;

/// The bell's access to the engine of this process; called off the window's thread.
public record BellGateway(OpeningEngine opening) {

  List<Notice> open(Workspace workspace) {
    return opening.get().installation().notices().open(workspace.ownCaller());
  }

  /// Calls `changed` when notices have come or gone, on any thread.
  ///
  /// @return stops listening
  Runnable listen(Workspace workspace, Runnable changed) {
    return opening.listen(workspace.id(), Set.of(Topic.NOTICE_CHANGED), _ -> changed.run());
  }
}

package dev.quayside.app.screen.settings.copy;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.copy.Copied;
import dev.quayside.engine.copy.CopyKind;
import dev.quayside.engine.copy.CopyRequest;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/// The section's access to the engine; called off the window's thread.
public record CopyGateway(WorkspaceEngine place) {

  /// The other workspaces, sandboxes first.
  List<Workspace> others() {
    var here = place.caller().workspace();
    return place.engine().accounts().workspaces().all().stream()
        .filter(each -> !each.id().equals(here))
        .sorted(Comparator.comparing(each -> each.environment() != Environment.SANDBOX))
        .toList();
  }

  List<Copied> preview(Workspace from, boolean replace) {
    return place.engine().copies().preview(request(from, CopyRequest.everything(), replace));
  }

  List<Copied> copy(Workspace from, Set<CopyKind> kinds, boolean replace) {
    return place.engine().copies().copy(request(from, kinds, replace), RequestKey.none());
  }

  private CopyRequest request(Workspace from, Set<CopyKind> kinds, boolean replace) {
    return new CopyRequest(from.ownCaller(), false, place.caller(), kinds, replace);
  }
}

package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;

/// A source by its id, and as whom the engine works on it.
///
/// @param admin of its workspace
record SourceRef(Caller admin, String id) {

  WorkspaceId workspace() {
    return admin.workspace();
  }
}

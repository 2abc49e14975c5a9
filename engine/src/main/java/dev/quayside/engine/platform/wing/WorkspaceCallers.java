package dev.quayside.engine.platform.wing;

import dev.quayside.engine.base.identity.Caller;
import java.util.List;

/// As which the engine works by itself in each workspace.
public interface WorkspaceCallers {

  List<Caller> all();

  /// Of those that are not archived.
  List<Caller> active();
}

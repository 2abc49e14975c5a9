package dev.quayside.engine.carrier;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import java.util.List;

/// The source of a workspace's carriers: the sandbox network, or the real connectors with the
/// workspace's accounts.
public interface CarrierNetwork {

  Environment environment();

  /// The carriers of one workspace, in catalogue order.
  List<Carrier> carriers(WorkspaceId workspace);
}

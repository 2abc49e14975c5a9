package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.base.identity.WorkspaceId;

/// How the sandbox behaves for a workspace (decisions section 12).
public interface SandboxSettings {

  /// Whether parcels move by themselves.
  boolean autoScan(WorkspaceId workspace);

  /// How one carrier behaves.
  CarrierFault fault(WorkspaceId workspace, String carrier);
}

package dev.quayside.engine.carrier.sandbox;

import dev.quayside.engine.identity.WorkspaceId;

/// How the sandbox behaves for a workspace (decisions section 12).
public interface SandboxSettings {

  /// Whether parcels move by themselves.
  boolean autoScan(WorkspaceId workspace);

  /// How one carrier behaves.
  Fault fault(WorkspaceId workspace, String carrier);
}

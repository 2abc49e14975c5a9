package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.base.identity.WorkspaceId;

/// A workspace's sandbox settings (docs/api/sandbox.md).
public interface SandboxSettings {

  /// Whether parcels move by themselves.
  boolean autoScan(WorkspaceId workspace);

  /// The fault set for one carrier.
  CarrierFault fault(WorkspaceId workspace, String carrier);
}

package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;

/// Scans that somebody made a sandbox carrier do.
public interface SandboxScans {

  void add(Tx tx, WorkspaceId workspace, String carrier, String trackingNumber, Scan scan);

  /// By the carrier's time.
  List<Scan> of(WorkspaceId workspace, String carrier, String trackingNumber);
}

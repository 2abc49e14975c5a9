package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;

/// Scans that a sandbox carrier was made to record by hand.
public interface SandboxScans {

  void add(Tx tx, WorkspaceId workspace, String carrier, String trackingNumber, Scan scan);

  /// Scans in the order of the carrier's times.
  List<Scan> of(WorkspaceId workspace, String carrier, String trackingNumber);
}

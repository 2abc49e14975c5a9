package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;

/// For sandbox carriers that nobody makes scan.
public final class NoScans implements SandboxScans {

  @Override
  public void add(Tx tx, WorkspaceId workspace, String carrier, String number, Scan scan) {
    throw new UnsupportedOperationException("scans are made by hand where there is a database");
  }

  @Override
  public List<Scan> of(WorkspaceId workspace, String carrier, String trackingNumber) {
    return List.of();
  }
}

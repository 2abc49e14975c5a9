package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Predicate;

/// How each workspace has set up its sandbox: faults are kept here, moving by itself with the
/// workspace.
public final class SandboxControls implements SandboxSettings {

  private record Key(WorkspaceId workspace, String carrier) {}

  private final Database database;
  private final Predicate<WorkspaceId> autoScan;
  private final SandboxFaultStore store = new SandboxFaultStore();
  private final ConcurrentMap<Key, CarrierFault> faults = new ConcurrentHashMap<>();

  public SandboxControls(Database database, Predicate<WorkspaceId> autoScan) {
    this.database = database;
    this.autoScan = autoScan;
  }

  @Override
  public boolean autoScan(WorkspaceId workspace) {
    return autoScan.test(workspace);
  }

  @Override
  public CarrierFault fault(WorkspaceId workspace, String carrier) {
    return faults.computeIfAbsent(
        new Key(workspace, carrier),
        key -> database.read(tx -> store.find(tx, workspace, carrier)).orElse(CarrierFault.NONE));
  }

  /// From the next call on, the carrier behaves like this for the workspace.
  public void setFault(WorkspaceId workspace, String carrier, CarrierFault fault) {
    database.write(
        tx -> {
          store.put(tx, workspace, carrier, fault);
          return true;
        });
    faults.remove(new Key(workspace, carrier));
  }
}

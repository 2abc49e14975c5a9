package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.Changes;
import dev.quayside.engine.platform.event.Remembered;
import dev.quayside.engine.platform.store.Database;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Predicate;

/// Each workspace's sandbox settings. Faults are stored here; whether parcels move by themselves is
/// stored with the workspace.
public final class SandboxControls implements SandboxSettings {

  private record Key(WorkspaceId workspace, String carrier) {}

  private final Database database;
  private final Predicate<WorkspaceId> autoScan;
  private final SandboxFaultStore store = new SandboxFaultStore();
  private final Changes changes = new Changes();
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

  /// Drops what is cached, since another engine has changed something.
  public void lookAgain() {
    faults.clear();
  }

  /// Sets a carrier's fault for the workspace, from the next call on.
  public void setFault(WorkspaceId workspace, String carrier, CarrierFault fault) {
    database.change(
        tx -> {
          store.put(tx, workspace, carrier, fault);
          changes.note(tx, Remembered.SANDBOX);
        });
    faults.remove(new Key(workspace, carrier));
  }
}

package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// Which carriers a workspace has switched off. Asked with every rate request, so it is remembered.
public final class CarrierSwitches {

  private final Database database;
  private final CarrierAccountStore store = new CarrierAccountStore();
  private final ConcurrentMap<WorkspaceId, Set<String>> off = new ConcurrentHashMap<>();

  public CarrierSwitches(Database database) {
    this.database = database;
  }

  public boolean isOn(WorkspaceId workspace, String carrier) {
    return !off.computeIfAbsent(workspace, id -> database.read(tx -> store.off(tx, id)))
        .contains(carrier);
  }

  /// Something has changed.
  void lookAgain(WorkspaceId workspace) {
    off.remove(workspace);
  }
}

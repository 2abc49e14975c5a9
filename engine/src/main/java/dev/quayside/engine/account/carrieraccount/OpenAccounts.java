package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// The carriers a workspace has switched off, and those it has an account with. Every rate request
/// asks, so the answer is cached.
public final class OpenAccounts {

  private final Database database;
  private final Vault vault;
  private final CarrierAccountStore store = new CarrierAccountStore();
  private final ConcurrentMap<WorkspaceId, Standing> standings = new ConcurrentHashMap<>();

  private record Standing(Set<String> off, List<CarrierCredentials> open) {}

  public OpenAccounts(Database database, Vault vault) {
    this.database = database;
    this.vault = vault;
  }

  public boolean isOn(WorkspaceId workspace, String carrier) {
    return !standing(workspace).off().contains(carrier);
  }

  public boolean isOpen(WorkspaceId workspace, String carrier) {
    return credentials(workspace).stream()
        .anyMatch(account -> account.carrier().code().equals(carrier));
  }

  /// The credentials of every account, in catalogue order; the same list until something changes.
  public List<CarrierCredentials> credentials(WorkspaceId workspace) {
    return standing(workspace).open();
  }

  /// Drops all cached answers, since another engine has changed something.
  public void lookAgain() {
    standings.clear();
  }

  /// Drops the cached answer after a change.
  void lookAgain(WorkspaceId workspace) {
    standings.remove(workspace);
  }

  /// The values of all fields, secrets included.
  Map<String, String> values(AccountRow row) {
    var values = new HashMap<>(row.account().shown());
    var sealed = row.sealed();
    if (sealed != null) {
      values.putAll(StoreJson.readTexts(vault.open(sealed)));
    }
    return values;
  }

  CarrierCredentials credentials(WorkspaceId workspace, AccountRow row) {
    return new CarrierCredentials(
        workspace, row.account().kind(), row.revision(), row.account().terms(), values(row));
  }

  private Standing standing(WorkspaceId workspace) {
    return standings.computeIfAbsent(
        workspace, id -> database.read(tx -> new Standing(store.off(tx, id), open(tx, id))));
  }

  private List<CarrierCredentials> open(Tx tx, WorkspaceId workspace) {
    return CarrierModules.ALL.stream()
        .map(module -> store.find(tx, workspace, module))
        .flatMap(Optional::stream)
        .filter(row -> row.account().isOpen())
        .map(row -> credentials(workspace, row))
        .toList();
  }
}

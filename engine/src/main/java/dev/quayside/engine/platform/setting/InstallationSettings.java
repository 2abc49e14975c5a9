package dev.quayside.engine.platform.setting;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreJson;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Named values of the whole installation, of no workspace. No request of the API reaches them: a
/// key belongs to a workspace. Not for secrets.
public final class InstallationSettings {

  static final WorkspaceId INSTALLATION = new WorkspaceId("installation");

  private final Database database;
  private final SettingStore store = new SettingStore();

  public InstallationSettings(Database database) {
    this.database = database;
  }

  /// @param type the record it was stored as
  public <T> Optional<T> find(String name, Class<T> type) {
    return database
        .read(tx -> store.find(tx, INSTALLATION, name))
        .map(json -> StoreJson.read(json, type));
  }

  /// Changes a value in one transaction.
  ///
  /// @param none stands for a value that was never stored
  /// @return the new value
  public <T> T change(String name, Class<T> type, T none, UnaryOperator<T> step) {
    return database.write(
        tx -> {
          var before =
              store
                  .find(tx, INSTALLATION, name)
                  .map(json -> StoreJson.read(json, type))
                  .orElse(none);
          var after = step.apply(before);
          store.put(tx, INSTALLATION, name, StoreJson.write(after));
          return after;
        });
  }
}

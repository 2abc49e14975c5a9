package dev.quayside.engine.platform.setting;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreJson;
import java.util.Optional;

/// Named values a workspace keeps: its sender, an unfinished form. Not for secrets.
public final class Settings {

  private final Database database;
  private final SettingStore store = new SettingStore();

  public Settings(Database database) {
    this.database = database;
  }

  /// @param type the record it was kept as
  public <T> Optional<T> find(Caller caller, String name, Class<T> type) {
    return database
        .read(tx -> store.find(tx, caller.workspace(), name))
        .map(json -> StoreJson.read(json, type));
  }

  /// Keeps `value`, a record, in place of what was kept under `name`.
  public void keep(Caller caller, String name, Object value) {
    var json = StoreJson.write(value);
    database.write(
        tx -> {
          store.put(tx, caller.workspace(), name, json);
          return true;
        });
  }
}

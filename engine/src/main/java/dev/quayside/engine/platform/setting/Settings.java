package dev.quayside.engine.platform.setting;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreJson;
import java.util.Optional;

/// Named values that a workspace stores: its sender, an unfinished form. Not for secrets.
public final class Settings {

  private final Database database;
  private final SettingStore store = new SettingStore();

  public Settings(Database database) {
    this.database = database;
  }

  /// @param type the record it was stored as
  public <T> Optional<T> find(Caller caller, String name, Class<T> type) {
    return database
        .read(tx -> store.find(tx, caller.workspace(), name))
        .map(json -> StoreJson.read(json, type));
  }

  /// Stores `value`, a record, under `name` in place of an earlier one.
  public void keep(Caller caller, String name, Object value) {
    var json = StoreJson.write(value);
    database.write(
        tx -> {
          store.put(tx, caller.workspace(), name, json);
          return true;
        });
  }
}

package dev.quayside.engine.platform.setting;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Named values that a workspace stores: its limits, and for each desk an unfinished form. Not for
/// secrets.
public final class Settings {

  private final Database database;
  private final SettingStore store = new SettingStore();
  private final @Nullable Stations stations;
  private final @Nullable Audit audit;

  /// The values that all desks share.
  public Settings(Database database) {
    this(database, null, null);
  }

  /// @param audit notes who set what all desks and people go by
  public Settings(Database database, Audit audit) {
    this(database, null, audit);
  }

  private Settings(Database database, @Nullable Stations stations, @Nullable Audit audit) {
    this.database = database;
    this.audit = audit;
    this.stations = stations;
  }

  /// The values that belong to this engine's desk alone: what another desk stores under the same
  /// name is its own. The first desk begins with what was stored before there were any.
  public Settings at(Stations desks) {
    return new Settings(database, desks, audit);
  }

  /// @param type the record it was stored as
  public <T> Optional<T> find(Caller caller, String name, Class<T> type) {
    return database
        .readOnce(tx -> stored(tx, caller, name))
        .map(json -> StoreJson.read(json, type));
  }

  private Optional<String> stored(Tx tx, Caller caller, String name) {
    var own = store.find(tx, caller.workspace(), own(name));
    boolean earlier = own.isEmpty() && stations != null && stations.isEldest();
    return earlier ? store.find(tx, caller.workspace(), name) : own;
  }

  private String own(String name) {
    return stations == null ? name : name + "@" + stations.own().id();
  }

  /// Stores `value`, a record, under `name` in place of an earlier one.
  public void keep(Caller caller, String name, Object value) {
    database.change(tx -> keep(tx, caller, name, value));
  }

  /// Stores a rule for everybody, and notes who set it.
  ///
  /// @param action as `rules.changed`
  public void keep(Caller caller, String name, Object value, String action) {
    keep(caller, name, value, action, _ -> {});
  }

  /// The same for what engines keep in memory.
  ///
  /// @param beside what is written with it, so that other engines hear of it
  public void keep(Caller caller, String name, Object value, String action, Consumer<Tx> beside) {
    var noting = Objects.requireNonNull(audit, "these settings note no acts");
    database.change(
        tx -> {
          beside.accept(tx);
          keep(tx, caller, name, value);
          noting.note(tx, caller.workspace(), action, caller.workspace().value());
        });
  }

  private void keep(Tx tx, Caller caller, String name, Object value) {
    store.put(tx, caller.workspace(), own(name), StoreJson.write(value));
  }
}

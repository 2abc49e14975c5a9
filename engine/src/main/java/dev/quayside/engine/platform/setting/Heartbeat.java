package dev.quayside.engine.platform.setting;

import dev.quayside.engine.platform.store.Database;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;

/// A row of the installation that holds the time it was written. Writing it proves that changes
/// become durable.
public final class Heartbeat {

  private static final String NAME = "heartbeat";

  private final Database database;
  private final SettingStore store = new SettingStore();

  public Heartbeat(Database database) {
    this.database = database;
  }

  /// Writes the row.
  ///
  /// @return completes once the change is durable, or fails as it did
  public CompletableFuture<Boolean> beat(Instant now) {
    return database.writeSoon(
        tx -> {
          store.put(tx, InstallationSettings.INSTALLATION, NAME, now.toString());
          return true;
        });
  }

  /// Reads the row, and throws when it cannot be read.
  public void feel() {
    database.read(tx -> store.find(tx, InstallationSettings.INSTALLATION, NAME));
  }
}

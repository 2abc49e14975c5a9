package dev.quayside.engine.platform.setting;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;

/// A change that says only when it was made: whether changes become durable is known by making one.
/// Of the installation, no workspace's.
public final class Heartbeat {

  private static final WorkspaceId INSTALLATION = new WorkspaceId("installation");
  private static final String NAME = "heartbeat";

  private final Database database;
  private final SettingStore store = new SettingStore();

  public Heartbeat(Database database) {
    this.database = database;
  }

  /// Makes the change.
  ///
  /// @return ends once it is durable, or fails as it did
  public CompletableFuture<Boolean> beat(Instant now) {
    return database.writeSoon(
        tx -> {
          store.put(tx, INSTALLATION, NAME, now.toString());
          return true;
        });
  }

  /// Reads what was stored, and throws when that cannot be read.
  public void feel() {
    database.read(tx -> store.find(tx, INSTALLATION, NAME));
  }
}

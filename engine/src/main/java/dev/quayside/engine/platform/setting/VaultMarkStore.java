package dev.quayside.engine.platform.setting;

import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Table `vault_mark`: one row for the installation.
final class VaultMarkStore {

  Optional<String> find(Tx tx) {
    return tx.handle().createQuery("SELECT sealed FROM vault_mark").mapTo(String.class).findOne();
  }

  void put(Tx tx, String sealed) {
    tx.handle()
        .createUpdate("INSERT INTO vault_mark (id, sealed) VALUES (1, :sealed)")
        .bind("sealed", sealed)
        .execute();
  }
}

package dev.quayside.engine.platform.setting;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Table `setting`.
final class SettingStore {

  Optional<String> find(Tx tx, WorkspaceId workspace, String name) {
    return tx.handle()
        .createQuery("SELECT value FROM setting WHERE workspace_id = :workspace AND name = :name")
        .bind("workspace", workspace.value())
        .bind("name", name)
        .mapTo(String.class)
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, String name, String value) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO setting (workspace_id, name, value) VALUES (:workspace, :name, :value)
            ON CONFLICT (workspace_id, name) DO UPDATE SET value = excluded.value
            """)
        .bind("workspace", workspace.value())
        .bind("name", name)
        .bind("value", value)
        .execute();
  }
}

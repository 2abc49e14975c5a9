package dev.quayside.engine.parcel.preset;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.Optional;

/// Table `parcel_preset`.
final class PresetStore {

  List<Preset> all(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT preset FROM parcel_preset WHERE workspace_id = :workspace ORDER BY position, name")
        .bind("workspace", workspace.value())
        .map((row, _) -> StoreJson.read(row.getString(1), Preset.class))
        .list();
  }

  Optional<Preset> byName(Tx tx, WorkspaceId workspace, String name) {
    return tx.handle()
        .createQuery(
            "SELECT preset FROM parcel_preset WHERE workspace_id = :workspace"
                + " AND lower(name) = lower(:name)")
        .bind("workspace", workspace.value())
        .bind("name", name)
        .map((row, _) -> StoreJson.read(row.getString(1), Preset.class))
        .findOne();
  }

  /// Adds a preset as the last one.
  void add(Tx tx, WorkspaceId workspace, Preset preset) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO parcel_preset (id, workspace_id, name, preset, position)
            VALUES (:id, :workspace, :name, :preset,
              (SELECT coalesce(max(position), 0) + 1 FROM parcel_preset WHERE workspace_id = :workspace))
            """)
        .bind("id", preset.id())
        .bind("workspace", workspace.value())
        .bind("name", preset.name())
        .bind("preset", StoreJson.write(preset))
        .execute();
  }

  boolean change(Tx tx, WorkspaceId workspace, Preset preset) {
    return tx.handle()
            .createUpdate(
                "UPDATE parcel_preset SET name = :name, preset = :preset WHERE id = :id AND workspace_id = :workspace")
            .bind("id", preset.id())
            .bind("workspace", workspace.value())
            .bind("name", preset.name())
            .bind("preset", StoreJson.write(preset))
            .execute()
        == 1;
  }

  void number(Tx tx, WorkspaceId workspace, List<String> order) {
    for (int i = 0; i < order.size(); i++) {
      tx.handle()
          .createUpdate(
              "UPDATE parcel_preset SET position = :position WHERE id = :id AND workspace_id = :workspace")
          .bind("position", i + 1)
          .bind("id", order.get(i))
          .bind("workspace", workspace.value())
          .execute();
    }
  }

  boolean remove(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
            .createUpdate("DELETE FROM parcel_preset WHERE id = :id AND workspace_id = :workspace")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }
}

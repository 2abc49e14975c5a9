package dev.quayside.engine.parcel.location;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.time.LocalTime;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `location`.
final class LocationStore {

  List<Location> all(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT id, name, address, cut_off FROM location WHERE workspace_id = :workspace ORDER BY"
                + " position, name")
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new Location(
                    row.getString(1),
                    row.getString(2),
                    StoreJson.read(row.getString(3), Address.class),
                    cutOff(row.getString(4))))
        .list();
  }

  /// The id of the location with this name, ignoring letter case.
  Optional<String> named(Tx tx, WorkspaceId workspace, String name) {
    return tx.handle()
        .createQuery(
            "SELECT id FROM location WHERE workspace_id = :workspace"
                + " AND lower(name) = lower(:name)")
        .bind("workspace", workspace.value())
        .bind("name", name)
        .mapTo(String.class)
        .findOne();
  }

  /// Replaces the location with the same id, or adds it as the last one.
  void put(Tx tx, WorkspaceId workspace, Location location) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO location (id, workspace_id, name, address, cut_off, position)
            VALUES (:id, :workspace, :name, :address, :cutOff,
              (SELECT coalesce(max(position), 0) + 1 FROM location WHERE workspace_id = :workspace))
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, address = excluded.address,
              cut_off = excluded.cut_off
            """)
        .bind("id", location.id())
        .bind("workspace", workspace.value())
        .bind("name", location.name())
        .bind("address", StoreJson.write(location.address()))
        .bind("cutOff", Objects.toString(location.cutOff(), null))
        .execute();
  }

  private static @Nullable LocalTime cutOff(@Nullable String kept) {
    return kept == null ? null : LocalTime.parse(kept);
  }

  void number(Tx tx, WorkspaceId workspace, List<String> order) {
    for (int i = 0; i < order.size(); i++) {
      tx.handle()
          .createUpdate(
              "UPDATE location SET position = :position WHERE id = :id AND workspace_id ="
                  + " :workspace")
          .bind("position", i + 1)
          .bind("id", order.get(i))
          .bind("workspace", workspace.value())
          .execute();
    }
  }

  boolean remove(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
            .createUpdate("DELETE FROM location WHERE id = :id AND workspace_id = :workspace")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }
}

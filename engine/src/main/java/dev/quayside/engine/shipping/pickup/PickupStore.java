package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `pickup`.
final class PickupStore {

  private static final String OWN = " WHERE id = :id AND workspace_id = :workspace";

  void put(Tx tx, WorkspaceId workspace, Pickup pickup) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO pickup (id, workspace_id, carrier, status, pickup)
            VALUES (:id, :workspace, :carrier, :status, :pickup)
            ON CONFLICT (id) DO UPDATE SET status = excluded.status, pickup = excluded.pickup
            """)
        .bind("id", pickup.id())
        .bind("workspace", workspace.value())
        .bind("carrier", pickup.order().carrier())
        .bind("status", pickup.status().wire())
        .bind("pickup", StoreJson.write(pickup))
        .execute();
  }

  void delete(Tx tx, WorkspaceId workspace, String id) {
    tx.handle()
        .createUpdate("DELETE FROM pickup" + OWN)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  Optional<Pickup> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT pickup FROM pickup" + OWN)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> StoreJson.read(row.getString(1), Pickup.class))
        .findOne();
  }

  List<Pickup> inDoubt(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT pickup FROM pickup WHERE workspace_id = :workspace AND status = 'in_doubt'")
        .bind("workspace", workspace.value())
        .map((row, _) -> StoreJson.read(row.getString(1), Pickup.class))
        .list();
  }

  Page<Pickup> page(
      Tx tx,
      WorkspaceId workspace,
      @Nullable String carrier,
      @Nullable PickupStatus status,
      Page.Request request) {
    var where =
        """
        FROM pickup WHERE workspace_id = :workspace AND (:carrier IS NULL OR carrier = :carrier)
          AND (:status IS NULL OR status = :status)""";
    var wanted = status == null ? null : status.wire();
    var items =
        tx.handle()
            .createQuery("SELECT pickup " + where + " ORDER BY id DESC LIMIT :limit OFFSET :offset")
            .bind("workspace", workspace.value())
            .bind("carrier", carrier)
            .bind("status", wanted)
            .bindMap(Map.of("limit", request.size(), "offset", request.offset()))
            .map((row, _) -> StoreJson.read(row.getString(1), Pickup.class))
            .list();
    long total =
        tx.handle()
            .createQuery("SELECT count(*) " + where)
            .bind("workspace", workspace.value())
            .bind("carrier", carrier)
            .bind("status", wanted)
            .mapTo(Long.class)
            .one();
    return new Page<>(items, request, total);
  }
}

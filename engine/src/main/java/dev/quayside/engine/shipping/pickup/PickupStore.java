package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.statement.Query;
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
      Slice<Age> slice) {
    var where =
        """
        FROM pickup WHERE workspace_id = :workspace AND (:carrier IS NULL OR carrier = :carrier)
          AND (:status IS NULL OR status = :status)\
        """;
    Function<String, Query> select =
        sql ->
            tx.handle()
                .createQuery("SELECT " + sql)
                .bind("workspace", workspace.value())
                .bind("carrier", carrier)
                .bind("status", status == null ? null : status.wire());
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply("count(*) " + where).mapTo(Long.class).one(),
            rest -> select.apply("pickup " + where + rest),
            (row, _) -> StoreJson.read(row.getString(1), Pickup.class),
            pickup -> new RowKey(List.of(pickup.id())));
  }
}

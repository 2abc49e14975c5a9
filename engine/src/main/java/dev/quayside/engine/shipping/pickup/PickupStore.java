package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.page.Times;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Table `pickup`.
final class PickupStore {

  private static final String OWN = " WHERE id = :id AND workspace_id = :workspace";

  /// @param by the engine that is about to ask the carrier
  void insert(Tx tx, WorkspaceId workspace, Pickup pickup, String by) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO pickup (id, workspace_id, carrier, status, pickup, asked_by)
            VALUES (:id, :workspace, :carrier, :status, :pickup, :by)
            """)
        .bind("id", pickup.id())
        .bind("workspace", workspace.value())
        .bind("carrier", pickup.order().carrier())
        .bind("status", pickup.status().wire())
        .bind("pickup", StoreJson.write(pickup))
        .bind("by", by)
        .execute();
  }

  /// Its final state; the carrier is not asked about it any more.
  ///
  /// @param from how it stood
  /// @return false when it stands otherwise by now
  boolean move(Tx tx, WorkspaceId workspace, Pickup pickup, PickupStatus from) {
    return tx.handle()
            .createUpdate(
                "UPDATE pickup SET status = :status, pickup = :pickup, asked_by = NULL"
                    + OWN
                    + " AND status = :from")
            .bind("id", pickup.id())
            .bind("workspace", workspace.value())
            .bind("status", pickup.status().wire())
            .bind("pickup", StoreJson.write(pickup))
            .bind("from", from.wire())
            .execute()
        == 1;
  }

  /// The engine that is asking the carrier for it.
  Optional<String> askedBy(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT asked_by FROM pickup" + OWN + " AND asked_by IS NOT NULL")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .findOne();
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
        """
            + within(slice.times());
    Function<String, Query> select =
        sql ->
            tx.handle()
                .createQuery("SELECT " + sql)
                .bind("workspace", workspace.value())
                .bind("carrier", carrier)
                .bind("status", status == null ? null : status.wire())
                .bindMap(moments(slice.times()));
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply("count(*) " + where).mapTo(Long.class).one(),
            rest -> select.apply("pickup " + where + rest),
            (row, _) -> StoreJson.read(row.getString(1), Pickup.class),
            pickup -> new RowKey(List.of(pickup.id())));
  }

  /// When a pick-up was asked for stands in the pick-up itself, as text. Without its last letter it
  /// sorts by time, whether it has a fraction of a second or not.
  private static String within(Times times) {
    var created = "replace(pickup ->> '$.createdAt', 'Z', '')";
    return (times.createdAfter() == null ? "" : " AND " + created + " > :createdAfter")
        + (times.createdBefore() == null ? "" : " AND " + created + " < :createdBefore");
  }

  private static Map<String, String> moments(Times times) {
    var moments = new HashMap<String, String>();
    if (times.createdAfter() != null) {
      moments.put("createdAfter", times.createdAfter().toString().replace("Z", ""));
    }
    if (times.createdBefore() != null) {
      moments.put("createdBefore", times.createdBefore().toString().replace("Z", ""));
    }
    return moments;
  }
}

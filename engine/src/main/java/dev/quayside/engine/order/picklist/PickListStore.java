package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Within;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Tables `pick_list`, `pick_list_order` and `pick_list_count`.
final class PickListStore {

  /// A list and the version it was read in.
  record Read(PickList list, long version) {}

  /// The next number of the workspace.
  int number(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            """
            INSERT INTO pick_list_count (workspace_id, last) VALUES (:workspace, 1)
            ON CONFLICT (workspace_id) DO UPDATE SET last = pick_list_count.last + 1
            RETURNING last
            """)
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  /// Puts orders on a list, but for those that are on one.
  ///
  /// @return those that were on none
  Set<String> claim(Tx tx, WorkspaceId workspace, List<String> orderIds) {
    var batch =
        tx.handle()
            .prepareBatch(
                """
                INSERT INTO pick_list_order (order_id, workspace_id, list_id, number, slot, missing)
                VALUES (:order, :workspace, '', 0, 0, '[]') ON CONFLICT (order_id) DO NOTHING
                """);
    orderIds.forEach(
        order -> batch.bind("order", order).bind("workspace", workspace.value()).add());
    var inserted = batch.execute();
    return IntStream.range(0, inserted.length)
        .filter(i -> inserted[i] == 1)
        .mapToObj(orderIds::get)
        .collect(Collectors.toSet());
  }

  /// Tells the claimed orders of a list their slots.
  void place(Tx tx, WorkspaceId workspace, PickList list) {
    var batch =
        tx.handle()
            .prepareBatch(
                """
                UPDATE pick_list_order SET list_id = :list, number = :number, slot = :slot
                WHERE order_id = :order AND workspace_id = :workspace
                """);
    for (var slot : list.slots()) {
      batch
          .bind("list", list.id())
          .bind("number", list.number())
          .bind("slot", slot.slot())
          .bind("order", slot.orderId())
          .bind("workspace", workspace.value())
          .add();
    }
    batch.execute();
  }

  void lack(Tx tx, WorkspaceId workspace, String listId, String orderId, List<PackedItem> missing) {
    tx.handle()
        .createUpdate(
            """
            UPDATE pick_list_order SET missing = :missing
            WHERE order_id = :order AND workspace_id = :workspace AND list_id = :list
            """)
        .bind("missing", StoreJson.write(missing))
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .bind("list", listId)
        .execute();
  }

  /// Takes an order off a list.
  void release(Tx tx, WorkspaceId workspace, String listId, String orderId) {
    tx.handle()
        .createUpdate(
            """
            DELETE FROM pick_list_order
            WHERE order_id = :order AND workspace_id = :workspace AND list_id = :list
            """)
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .bind("list", listId)
        .execute();
  }

  /// Takes all orders off a list.
  void release(Tx tx, WorkspaceId workspace, String listId) {
    tx.handle()
        .createUpdate(
            "DELETE FROM pick_list_order WHERE list_id = :list AND workspace_id = :workspace")
        .bind("list", listId)
        .bind("workspace", workspace.value())
        .execute();
  }

  void insert(Tx tx, WorkspaceId workspace, PickList list) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO pick_list (id, workspace_id, number, version, list, created_at, updated_at)
            VALUES (:id, :workspace, :number, 1, :list, :at, :at)
            """)
        .bind("id", list.id())
        .bind("workspace", workspace.value())
        .bind("number", list.number())
        .bind("list", StoreJson.write(list))
        .bind("at", list.createdAt().toEpochMilli())
        .execute();
  }

  /// @return false when another has changed it since
  boolean change(Tx tx, WorkspaceId workspace, Read before, PickList list, Instant at) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE pick_list SET list = :list, version = :version + 1, updated_at = :at
                WHERE id = :id AND workspace_id = :workspace AND version = :version
                """)
            .bind("id", list.id())
            .bind("workspace", workspace.value())
            .bind("list", StoreJson.write(list))
            .bind("version", before.version())
            .bind("at", at.toEpochMilli())
            .execute()
        == 1;
  }

  Optional<Read> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            "SELECT list, version FROM pick_list WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> new Read(StoreJson.read(row.getString(1), PickList.class), row.getLong(2)))
        .findOne();
  }

  Optional<PickList> numbered(Tx tx, WorkspaceId workspace, int number) {
    return tx.handle()
        .createQuery(
            "SELECT list FROM pick_list WHERE workspace_id = :workspace AND number = :number")
        .bind("workspace", workspace.value())
        .bind("number", number)
        .map((row, _) -> StoreJson.read(row.getString(1), PickList.class))
        .findOne();
  }

  Page<PickList> page(Tx tx, WorkspaceId workspace, Slice<Age> slice) {
    var within = Within.age(slice, "created_at");
    var where = "FROM pick_list WHERE workspace_id = :workspace" + within.where();
    long total =
        within
            .bind(
                tx.handle()
                    .createQuery("SELECT count(*) " + where)
                    .bind("workspace", workspace.value()))
            .mapTo(Long.class)
            .one();
    return Keyset.by("id", slice)
        .page(
            slice,
            total,
            rest ->
                within.bind(
                    tx.handle()
                        .createQuery("SELECT list " + where + rest)
                        .bind("workspace", workspace.value())),
            (row, _) -> StoreJson.read(row.getString(1), PickList.class),
            list -> new RowKey(List.of(list.id())));
  }
}

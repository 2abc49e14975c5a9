package dev.quayside.engine.order.bulk;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Tables `bulk_change` and `bulk_change_order`.
final class BulkStore {

  private static final List<String> DELETE_OLD =
      List.of(
          """
          DELETE FROM bulk_change_order WHERE bulk_id IN (SELECT id FROM bulk_change
            WHERE workspace_id = :workspace AND created_at < :before)
          """,
          "DELETE FROM bulk_change WHERE workspace_id = :workspace AND created_at < :before");

  /// @param endedAt when nothing was left to be undone; null before
  record Bulk(Instant createdAt, @Nullable Instant endedAt) {}

  /// What was done to an order and is not undone yet.
  record Kept(String orderId, Trace trace) {}

  /// What became of an order when it was undone.
  ///
  /// @param refusal null when it is as it was before
  record Undone(String orderId, @Nullable Message refusal) {}

  void insert(Tx tx, WorkspaceId workspace, String id, Instant at) {
    tx.handle()
        .createUpdate(
            "INSERT INTO bulk_change (id, workspace_id, created_at) VALUES (:id, :workspace, :at)")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("at", at.toEpochMilli())
        .execute();
  }

  void deleteBefore(Tx tx, WorkspaceId workspace, Instant before) {
    for (var sql : DELETE_OLD) {
      tx.handle()
          .createUpdate(sql)
          .bind("workspace", workspace.value())
          .bind("before", before.toEpochMilli())
          .execute();
    }
  }

  /// Keeps what was done to orders, in one statement.
  void add(Tx tx, WorkspaceId workspace, String id, List<Kept> done) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO bulk_change_order (bulk_id, order_id, workspace_id, trace)
            SELECT :bulk, each.value ->> '$.orderId', :workspace, each.value ->> '$.trace'
            FROM json_each(:done) each
            """)
        .bind("bulk", id)
        .bind("workspace", workspace.value())
        .bind("done", StoreJson.write(done))
        .execute();
  }

  /// The orders that it has changed.
  Set<String> changed(Tx tx, WorkspaceId workspace, String id) {
    return Set.copyOf(
        tx.handle()
            .createQuery(
                """
                SELECT order_id FROM bulk_change_order
                WHERE bulk_id = :bulk AND workspace_id = :workspace
                """)
            .bind("bulk", id)
            .bind("workspace", workspace.value())
            .mapTo(String.class)
            .list());
  }

  Optional<Bulk> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            """
            SELECT created_at, ended_at FROM bulk_change
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new Bulk(
                    Instant.ofEpochMilli(row.getLong("created_at")),
                    InstantColumn.read(row, "ended_at")))
        .findOne();
  }

  /// Those that are not undone yet.
  List<Kept> left(Tx tx, WorkspaceId workspace, String id, int most) {
    return tx.handle()
        .createQuery(
            """
            SELECT order_id, trace FROM bulk_change_order
            WHERE bulk_id = :bulk AND workspace_id = :workspace AND undone = 0
            ORDER BY order_id LIMIT :most
            """)
        .bind("bulk", id)
        .bind("workspace", workspace.value())
        .bind("most", most)
        .map(
            (row, _) ->
                new Kept(
                    row.getString("order_id"), StoreJson.read(row.getString("trace"), Trace.class)))
        .list();
  }

  /// @param refusal null when it is as it was before
  void undo(Tx tx, WorkspaceId workspace, String id, String orderId, @Nullable Message refusal) {
    tx.later(
        later ->
            later
                .handle()
                .createUpdate(
                    """
                    UPDATE bulk_change_order SET undone = 1, refusal = :refusal
                    WHERE bulk_id = :bulk AND order_id = :order AND workspace_id = :workspace
                    """)
                .bind("refusal", MessageColumn.write(refusal))
                .bind("bulk", id)
                .bind("order", orderId)
                .bind("workspace", workspace.value())
                .execute());
  }

  /// What became of all of them.
  List<Undone> undone(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            """
            SELECT order_id, refusal FROM bulk_change_order
            WHERE bulk_id = :bulk AND workspace_id = :workspace AND undone = 1 ORDER BY order_id
            """)
        .bind("bulk", id)
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new Undone(row.getString("order_id"), MessageColumn.read(row.getString("refusal"))))
        .list();
  }

  void end(Tx tx, WorkspaceId workspace, String id, Instant at) {
    tx.handle()
        .createUpdate(
            "UPDATE bulk_change SET ended_at = :at WHERE id = :id AND workspace_id = :workspace")
        .bind("at", at.toEpochMilli())
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Forgets what was done to an order.
  void forget(Tx tx, WorkspaceId workspace, String orderId) {
    tx.handle()
        .createUpdate(
            """
            DELETE FROM bulk_change_order
            WHERE order_id = :order AND workspace_id = :workspace
            """)
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .execute();
  }
}

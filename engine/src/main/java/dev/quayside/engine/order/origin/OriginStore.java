package dev.quayside.engine.order.origin;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `order_origin`. The order reads it with itself.
final class OriginStore {

  void insert(Tx tx, WorkspaceId workspace, String orderId, Origin origin) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_origin
              (order_id, workspace_id, source_id, source_name, kind, external_id, number, status,
               standing, updated_at, told, warnings, lookup_key, parcels)
            VALUES
              (:order, :workspace, :source, :name, :kind, :external, :number, :status,
               :standing, :updatedAt, :told, :warnings, :key, :parcels)
            """)
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .bind("source", origin.sourceId())
        .bind("name", origin.sourceName())
        .bind("kind", origin.kind())
        .bind("external", origin.externalId())
        .bind("number", origin.number())
        .bind("status", origin.status())
        .bind("standing", origin.standing().wire())
        .bind("updatedAt", origin.updatedAt().toEpochMilli())
        .bind("told", origin.told())
        .bind("warnings", StoreJson.write(origin.warnings()))
        .bind("key", origin.key())
        .bind("parcels", parcels(origin))
        .execute();
  }

  private static @Nullable String parcels(Origin origin) {
    return origin.parcels().isEmpty() ? null : StoreJson.write(origin.parcels());
  }

  void update(Tx tx, WorkspaceId workspace, String orderId, Origin origin) {
    tx.handle()
        .createUpdate(
            """
            UPDATE order_origin SET source_name = :name, status = :status, standing = :standing,
              updated_at = :updatedAt, told = :told, warnings = :warnings,
              lookup_key = :key, parcels = :parcels
            WHERE order_id = :order AND workspace_id = :workspace
            """)
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .bind("name", origin.sourceName())
        .bind("status", origin.status())
        .bind("standing", origin.standing().wire())
        .bind("updatedAt", origin.updatedAt().toEpochMilli())
        .bind("told", origin.told())
        .bind("warnings", StoreJson.write(origin.warnings()))
        .bind("key", origin.key())
        .bind("parcels", parcels(origin))
        .execute();
  }

  /// The newest order that was looked up by a key.
  Optional<String> orderOfKey(Tx tx, WorkspaceId workspace, String key) {
    return tx.handle()
        .createQuery(
            "SELECT order_id FROM order_origin WHERE workspace_id = :workspace"
                + " AND lookup_key = :key ORDER BY order_id DESC LIMIT 1")
        .bind("workspace", workspace.value())
        .bind("key", key)
        .mapTo(String.class)
        .findOne();
  }

  Optional<String> orderOf(Tx tx, WorkspaceId workspace, String sourceId, String externalId) {
    return tx.handle()
        .createQuery(
            "SELECT order_id FROM order_origin WHERE workspace_id = :workspace"
                + " AND source_id = :source AND external_id = :external")
        .bind("workspace", workspace.value())
        .bind("source", sourceId)
        .bind("external", externalId)
        .mapTo(String.class)
        .findOne();
  }

  /// What the shop said of its customer is not kept any longer.
  void forget(Tx tx, WorkspaceId workspace, String orderId) {
    tx.handle()
        .createUpdate(
            "UPDATE order_origin SET told = NULL WHERE order_id = :order AND workspace_id ="
                + " :workspace")
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .execute();
  }

  private record Counted(String sourceId, Origins.Waiting waiting) {}

  Map<String, Origins.Waiting> counts(Tx tx, WorkspaceId workspace) {
    var counts = new HashMap<String, Origins.Waiting>();
    tx.handle()
        .createQuery(
            "SELECT o.source_id, s.state, count(*) AS orders FROM sales_order s"
                + " JOIN order_origin o ON o.order_id = s.id WHERE s.workspace_id = :workspace"
                + " AND s.state IN ('open', 'partly_shipped', 'failed', 'buying', 'held')"
                + " GROUP BY o.source_id, s.state")
        .bind("workspace", workspace.value())
        .map(
            (row, _) -> {
              int orders = row.getInt("orders");
              boolean held = row.getString("state").equals("held");
              return new Counted(
                  row.getString("source_id"),
                  new Origins.Waiting(held ? 0 : orders, held ? orders : 0));
            })
        .forEach(each -> counts.merge(each.sourceId(), each.waiting(), Origins.Waiting::plus));
    return counts;
  }

  List<String> waiting(Tx tx, WorkspaceId workspace, String sourceId, int most) {
    var states = "'open', 'partly_shipped', 'failed', 'held'";
    return newest(tx, workspace, sourceId, states, most);
  }

  List<String> shipped(Tx tx, WorkspaceId workspace, String sourceId, int most) {
    return newest(tx, workspace, sourceId, "'shipped'", most);
  }

  private static List<String> newest(
      Tx tx, WorkspaceId workspace, String sourceId, String states, int most) {
    return tx.handle()
        .createQuery(
            "SELECT o.external_id FROM sales_order s JOIN order_origin o ON o.order_id = s.id"
                + " WHERE s.workspace_id = :workspace"
                + " AND s.state IN ("
                + states
                + ") AND o.source_id = :source ORDER BY s.id DESC LIMIT :most")
        .bind("workspace", workspace.value())
        .bind("source", sourceId)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }
}

package dev.quayside.engine.order.ruling;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Table `order_ruling`.
final class RulingStore {

  Optional<Ruling> find(Tx tx, WorkspaceId workspace, String orderId) {
    return tx.handle()
        .createQuery(
            "SELECT ruling FROM order_ruling WHERE order_id = :order AND workspace_id ="
                + " :workspace")
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .map((row, _) -> StoreJson.read(row.getString(1), Ruling.class))
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, String orderId, Ruling ruling) {
    var holding = ruling.holding();
    var until = holding == null ? null : holding.until();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_ruling (order_id, workspace_id, ruling, holding, holds_until)
            VALUES (:order, :workspace, :ruling, :holding, :until)
            ON CONFLICT (order_id) DO UPDATE SET ruling = excluded.ruling, holding = excluded.holding,
              holds_until = excluded.holds_until
              WHERE order_ruling.workspace_id = excluded.workspace_id
            """)
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .bind("ruling", StoreJson.write(ruling))
        .bind("holding", holding == null ? 0 : 1)
        .bind("until", until == null ? null : until.toEpochMilli())
        .execute();
  }

  /// Orders whose hold has ended by itself.
  List<String> ended(Tx tx, WorkspaceId workspace, Instant now) {
    return tx.handle()
        .createQuery(
            "SELECT order_id FROM order_ruling WHERE workspace_id = :workspace AND holding = 1"
                + " AND holds_until <= :now ORDER BY order_id")
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .mapTo(String.class)
        .list();
  }

  boolean holdsAny(Tx tx, WorkspaceId workspace) {
    return tx.handle()
            .createQuery(
                "SELECT CASE WHEN EXISTS (SELECT 1 FROM order_ruling WHERE workspace_id = :workspace"
                    + " AND holding = 1) THEN 1 ELSE 0 END")
            .bind("workspace", workspace.value())
            .mapTo(Integer.class)
            .one()
        == 1;
  }

  /// What rules tell people of unfinished orders: each text once, that of most orders first.
  List<Rulings.Told> told(Tx tx, WorkspaceId workspace, int most) {
    return tx.handle()
        .createQuery(
            """
            SELECT g.told, g.orders, g.oldest, o.number FROM (
              SELECT r.ruling ->> '$.told' AS told, count(*) AS orders, min(s.id) AS oldest
              FROM sales_order s JOIN order_ruling r ON r.order_id = s.id
              WHERE s.workspace_id = :workspace AND s.state IN (<states>)
                AND r.workspace_id = :workspace AND r.ruling ->> '$.told' IS NOT NULL
              GROUP BY r.ruling ->> '$.told') g
            JOIN sales_order o ON o.id = g.oldest AND o.workspace_id = :workspace
            ORDER BY g.orders DESC, g.told LIMIT :most
            """)
        .bind("workspace", workspace.value())
        .bindList("states", OrderState.unfinished())
        .bind("most", most)
        .map(
            (row, _) ->
                new Rulings.Told(
                    row.getString("told"),
                    row.getLong("orders"),
                    row.getString("oldest"),
                    row.getString("number")))
        .list();
  }
}

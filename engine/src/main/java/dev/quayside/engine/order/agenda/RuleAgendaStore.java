package dev.quayside.engine.order.agenda;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.List;

/// Table `order_rule_due`.
final class RuleAgendaStore {

  void note(Tx tx, WorkspaceId workspace, Collection<String> orderIds) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_rule_due (order_id, workspace_id, stamp)
            SELECT value, :workspace, 1 FROM json_each(:orders)
            WHERE EXISTS (SELECT 1 FROM shipping_rule WHERE workspace_id = :workspace)
            ON CONFLICT (order_id) DO UPDATE SET stamp = order_rule_due.stamp + 1
              WHERE order_rule_due.workspace_id = excluded.workspace_id
            """)
        .bind("orders", StoreJson.write(orderIds))
        .bind("workspace", workspace.value())
        .execute();
  }

  void noteAll(Tx tx, WorkspaceId workspace, Collection<String> orderIds) {
    if (orderIds.isEmpty()) {
      return;
    }
    var batch =
        tx.handle()
            .prepareBatch(
                """
                INSERT INTO order_rule_due (order_id, workspace_id, stamp)
                VALUES (:order, :workspace, 1)
                ON CONFLICT (order_id) DO UPDATE SET stamp = order_rule_due.stamp + 1
              WHERE order_rule_due.workspace_id = excluded.workspace_id
                """);
    orderIds.forEach(id -> batch.bind("order", id).bind("workspace", workspace.value()).add());
    batch.execute();
  }

  List<RuleAgenda.Entry> due(Tx tx, WorkspaceId workspace, String after, int most) {
    return tx.handle()
        .createQuery(
            "SELECT order_id, stamp FROM order_rule_due WHERE workspace_id = :workspace"
                + " AND order_id > :after ORDER BY order_id LIMIT :most")
        .bind("workspace", workspace.value())
        .bind("after", after)
        .bind("most", most)
        .map((row, _) -> new RuleAgenda.Entry(row.getString(1), row.getLong(2)))
        .list();
  }

  void done(Tx tx, WorkspaceId workspace, RuleAgenda.Entry entry) {
    tx.handle()
        .createUpdate(
            "DELETE FROM order_rule_due WHERE order_id = :order AND workspace_id = :workspace"
                + " AND stamp = :stamp")
        .bind("order", entry.orderId())
        .bind("workspace", workspace.value())
        .bind("stamp", entry.stamp())
        .execute();
  }
}

package dev.quayside.engine.order.lease;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Table `order_lease`.
final class OrderLeaseStore {

  /// @param holder the person or key, at a station
  record Row(String orderId, String holder, OrderLease lease) {}

  /// The leases of these orders; those that are over are among them.
  List<Row> of(Tx tx, WorkspaceId workspace, Collection<String> orderIds) {
    return tx.handle()
        .createQuery(
            """
            SELECT l.order_id, l.holder, s.name AS station, l.user_id, l.user_name, l.until, e.until AS there
            FROM json_each(:orders) wanted JOIN order_lease l ON l.order_id = wanted.value
            JOIN station s ON s.id = l.station_id JOIN running_engine e ON e.name = s.engine
            WHERE l.workspace_id = :workspace
            """)
        .bind("orders", StoreJson.write(orderIds))
        .bind("workspace", workspace.value())
        .map((row, _) -> row(row))
        .list();
  }

  void put(
      Tx tx,
      WorkspaceId workspace,
      String orderId,
      String stationId,
      String holder,
      @Nullable String userId,
      @Nullable String userName,
      Instant until) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_lease (order_id, workspace_id, station_id, holder, user_id, user_name, until)
            VALUES (:order, :workspace, :station, :holder, :userId, :userName, :until)
            ON CONFLICT (order_id) DO UPDATE SET station_id = excluded.station_id, holder = excluded.holder,
              user_id = excluded.user_id, user_name = excluded.user_name, until = excluded.until
            """)
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .bind("station", stationId)
        .bind("holder", holder)
        .bind("userId", userId)
        .bind("userName", userName)
        .bind("until", until.toEpochMilli())
        .execute();
  }

  void remove(Tx tx, WorkspaceId workspace, String orderId) {
    tx.handle()
        .createUpdate(
            "DELETE FROM order_lease WHERE order_id = :order AND workspace_id = :workspace")
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .execute();
  }

  void deleteBefore(Tx tx, WorkspaceId workspace, Instant limit) {
    tx.handle()
        .createUpdate("DELETE FROM order_lease WHERE workspace_id = :workspace AND until < :limit")
        .bind("workspace", workspace.value())
        .bind("limit", limit.toEpochMilli())
        .execute();
  }

  private static Row row(ResultSet row) throws SQLException {
    return new Row(
        row.getString("order_id"),
        row.getString("holder"),
        new OrderLease(
            row.getString("station"),
            row.getString("user_id"),
            row.getString("user_name"),
            Instant.ofEpochMilli(row.getLong("until")),
            Instant.ofEpochMilli(row.getLong("there"))));
  }
}

package dev.quayside.engine.order;

import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/// A row of table `sales_order` as a record.
final class OrderRow {

  private OrderRow() {}

  static SalesOrder order(ResultSet row) throws SQLException {
    var shipment = row.getString("shipment");
    return new SalesOrder(
        row.getString("id"),
        row.getString("number"),
        OrderState.ofWire(row.getString("state")),
        MessageColumn.read(row.getString("reason")),
        StoreJson.read(row.getString("details"), OrderDetails.class),
        shipment == null ? null : StoreJson.read(shipment, OrderShipment.class),
        row.getString("source"),
        Instant.ofEpochMilli(row.getLong("created_at")),
        Instant.ofEpochMilli(row.getLong("updated_at")));
  }
}

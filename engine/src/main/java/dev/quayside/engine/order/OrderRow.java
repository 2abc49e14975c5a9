package dev.quayside.engine.order;

import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;

/// A row of table `sales_order`, with its parcels, as a record.
final class OrderRow {

  /// The columns that {@link #order} reads.
  static final String SELECT =
      """
      SELECT *, (SELECT json_group_array(json_object('shipmentId', p.shipment_id, 'request', p.request,
          'place', p.place, 'items', json(p.items), 'shipment', json(p.shipment),
          'voided', json(iif(p.voided, 'true', 'false')),
          'with', json(p.others), 'rateId', p.rate_id))
        FROM (SELECT *, (SELECT json_group_array(o.order_id) FROM order_parcel o
            WHERE o.shipment_id = own.shipment_id AND o.order_id <> own.order_id) AS others
          FROM order_parcel own WHERE order_id = sales_order.id ORDER BY rowid) p) AS parcels
      """;

  private static final String NONE = "[]";

  private OrderRow() {}

  static SalesOrder order(ResultSet row) throws SQLException {
    var parcels = row.getString("parcels");
    return new SalesOrder(
        row.getString("id"),
        row.getString("number"),
        OrderState.ofWire(row.getString("state")),
        MessageColumn.read(row.getString("reason")),
        StoreJson.read(row.getString("details"), OrderDetails.class),
        parcels.equals(NONE) ? List.of() : StoreJson.readList(parcels, OrderParcel.class),
        row.getString("source"),
        Instant.ofEpochMilli(row.getLong("created_at")),
        Instant.ofEpochMilli(row.getLong("updated_at")));
  }
}

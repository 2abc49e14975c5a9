package dev.quayside.engine.order;

import dev.quayside.engine.order.lease.OrderLease;
import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.StaffNote;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.origin.Origin;
import dev.quayside.engine.order.packing.OnPickList;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.reason.Fault;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A row of table `sales_order`, with its parcels, as a record.
final class SalesOrderRow {

  /// The columns that {@link #order} reads, and all that belongs to the order as JSON: where the
  /// database is a network away, a list of orders is one round trip and not eight.
  static final String SELECT =
      """
      SELECT *, (SELECT json_group_array(json_object('shipmentId', p.shipment_id, 'request', p.request,
          'place', p.place, 'items', json(p.items),
          'shipment', json(CASE WHEN p.external IS NULL THEN p.shipment END), 'external', json(p.external),
          'voided', json(CASE WHEN p.voided = 1 THEN 'true' ELSE 'false' END),
          'tracked', upper(coalesce((SELECT t.status FROM tracker t WHERE t.shipment_id = p.shipment_id),
            (SELECT t.status FROM sent_tracker t WHERE t.shipment_id = p.shipment_id))),
          'with', json(p.others), 'rateId', p.rate_id, 'covered', json(p.covered)))
        FROM (SELECT *, (SELECT json_group_array(o.order_id) FROM order_parcel o
            WHERE o.shipment_id = own.shipment_id AND o.order_id <> own.order_id) AS others
          FROM order_parcel own WHERE order_id = sales_order.id ORDER BY rowid) p) AS parcels,
        (SELECT json_object('sourceId', o.source_id, 'sourceName', o.source_name, 'kind', o.kind,
          'externalId', o.external_id, 'number', o.number, 'status', o.status,
          'standing', upper(o.standing), 'updatedAt', o.updated_at / 1000.0, 'told', o.told,
          'warnings', json(o.warnings), 'postBacks', json((SELECT json_group_array(json_object(
            'labelId', b.label_id, 'trackingNumber', b.tracking_number, 'status', upper(b.status),
            'attempts', b.attempts, 'error', json(b.error), 'doneAt', b.done_at / 1000.0))
            FROM (SELECT * FROM order_post_back WHERE order_id = o.order_id ORDER BY label_id) b)),
          'key', o.lookup_key, 'parcels', json(o.parcels))
        FROM order_origin o WHERE o.order_id = sales_order.id) AS origin,
        (SELECT json_object('station', s.name, 'userId', l.user_id, 'userName', l.user_name,
          'expiresAt', l.until / 1000.0, 'stationUntil', e.until / 1000.0)
        FROM order_lease l JOIN station s ON s.id = l.station_id JOIN running_engine e ON e.name = s.engine
        WHERE l.order_id = sales_order.id) AS lease,
        (SELECT json_object('id', w.list_id, 'number', w.number, 'slot', w.slot, 'missing', json(w.missing))
        FROM pick_list_order w WHERE w.order_id = sales_order.id) AS pick_list,
        (SELECT json_group_array(json_object('id', t.id, 'name', t.name, 'colour', upper(t.colour)))
        FROM tagged_order r JOIN order_tag t ON t.id = r.tag_id WHERE r.order_id = sales_order.id) AS tags,
        (SELECT json_object('id', u.id, 'name', u.name) FROM workspace_user u
        WHERE u.id = sales_order.assigned_to) AS assignee,
        (SELECT json_group_array(json_object('id', n.id, 'text', n.said, 'at', n.created_at / 1000.0,
          'by', json(CASE WHEN n.user_id IS NOT NULL THEN json_object('id', n.user_id, 'name', n.user_name) END)))
        FROM order_note n WHERE n.order_id = sales_order.id) AS staff_notes
      """;

  private static final String NONE = "[]";

  private SalesOrderRow() {}

  static SalesOrder order(ResultSet row) throws SQLException {
    var parcels = row.getString("parcels");
    return new SalesOrder(
        row.getString("id"),
        row.getString("number"),
        OrderState.ofWire(row.getString("state")),
        MessageColumn.read(row.getString("reason")),
        fault(row),
        StoreJson.read(row.getString("details"), OrderDetails.class),
        parcels.equals(NONE) ? List.of() : StoreJson.readList(parcels, OrderParcel.class),
        row.getString("source"),
        origin(row.getString("origin")),
        lease(row.getString("lease")),
        pickList(row.getString("pick_list")),
        marks(row),
        arrivedOn(row),
        Instant.ofEpochMilli(row.getLong("created_at")),
        Instant.ofEpochMilli(row.getLong("updated_at")));
  }

  private static @Nullable LocalDate arrivedOn(ResultSet row) throws SQLException {
    long day = row.getLong("arrived_day");
    return row.wasNull() ? null : LocalDate.ofEpochDay(day);
  }

  /// Written when an order fails, and of no meaning in any other state.
  private static @Nullable Fault fault(ResultSet row) throws SQLException {
    var fault = row.getString("fault");
    boolean hasFailed = row.getString("state").equals(OrderState.FAILED.wire());
    return fault == null || !hasFailed ? null : StoreJson.read(fault, Fault.class);
  }

  private static @Nullable OrderLease lease(@Nullable String json) {
    return json == null ? null : StoreJson.read(json, OrderLease.class);
  }

  private static @Nullable OnPickList pickList(@Nullable String json) {
    return json == null ? null : StoreJson.read(json, OnPickList.class);
  }

  private static OrderMarks marks(ResultSet row) throws SQLException {
    var tags = row.getString("tags");
    var assignee = row.getString("assignee");
    var notes = row.getString("staff_notes");
    return assignee == null && tags.equals(NONE) && notes.equals(NONE)
        ? OrderMarks.NONE
        : new OrderMarks(
            tags.equals(NONE) ? List.of() : tags(StoreJson.readList(tags, OrderTag.class)),
            assignee == null ? null : StoreJson.read(assignee, Assignee.class),
            notes.equals(NONE) ? List.of() : notes(StoreJson.readList(notes, StaffNote.class)));
  }

  private static List<StaffNote> notes(List<StaffNote> found) {
    return found.stream()
        .sorted(Comparator.comparing(StaffNote::at).thenComparing(StaffNote::id))
        .toList();
  }

  private static List<OrderTag> tags(List<OrderTag> found) {
    return found.stream().sorted(Comparator.comparing(tag -> Tag.key(tag.name()))).toList();
  }

  private static @Nullable Origin origin(@Nullable String json) {
    return json == null ? null : StoreJson.read(json, Origin.class);
  }
}

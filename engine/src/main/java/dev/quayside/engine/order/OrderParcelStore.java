package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.packing.ExternalParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Table `order_parcel`. Its rows are read by {@link SalesOrderRow}.
final class OrderParcelStore {

  /// Whether a parcel counts as being bought although its purchase is over.
  static String isLeft() {
    return """
    EXISTS (
      SELECT 1 FROM order_parcel p WHERE p.shipment IS NULL AND NOT EXISTS (
        SELECT 1 FROM shipment s WHERE s.id = p.shipment_id AND s.status = 'pending'))
    """;
  }

  /// Adds a parcel whose purchase begins.
  ///
  /// @param rateId the rate to buy at; null when no rate was asked for before
  /// @param covered what of it passed checks cover; null when none was due
  void insert(
      Tx tx,
      WorkspaceId workspace,
      String orderId,
      String shipmentId,
      Packing packing,
      @Nullable String rateId,
      @Nullable List<PackedItem> covered) {
    var request = packing.request();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_parcel (shipment_id, workspace_id, order_id, request, place, share, items, rate_id, covered)
            VALUES (:shipment, :workspace, :order, :request, :place, :share, :items, :rate, :covered)
            """)
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .bind("order", orderId)
        .bind("request", request == null ? shipmentId : request)
        .bind("place", packing.place())
        .bind("share", packing.share().wire())
        .bind("items", StoreJson.write(packing.items()))
        .bind("rate", rateId)
        .bind("covered", covered == null ? null : StoreJson.write(covered))
        .execute();
  }

  /// Adds a parcel that left without a label of ours.
  ///
  /// @param place the place of those that the order's shop plans
  void insert(
      Tx tx,
      WorkspaceId workspace,
      String orderId,
      String id,
      int place,
      List<PackedItem> items,
      ExternalParcel how,
      Instant now) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_parcel
              (shipment_id, workspace_id, order_id, request, place, items, shipment, external, left_at)
            VALUES (:id, :workspace, :order, :id, :place, :items, :shipment, :external, :now)
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("order", orderId)
        .bind("place", place)
        .bind("items", StoreJson.write(items))
        .bind("shipment", StoreJson.write(asLabel(id, how)))
        .bind("external", StoreJson.write(how))
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /// As an engine of an earlier version reads it: without a row that counts as shipped it would buy
  /// a label for the same pieces.
  private static OrderShipment asLabel(String id, ExternalParcel how) {
    var name = how.said().findFirst().orElse("");
    return new OrderShipment(
        id,
        id,
        Objects.requireNonNullElse(how.carrier(), name),
        "",
        name,
        how.number().orElse(""),
        Objects.requireNonNullElse(how.cost(), Money.zero(Money.USD)),
        how.shippedAt(),
        null,
        null,
        null,
        null,
        null);
  }

  /// Orders that were shipped before a time, a part of them without a label of ours, whose customer
  /// data is deleted with that of no shipment.
  List<String> leftAnotherWay(Tx tx, WorkspaceId workspace, Instant before, int most) {
    return tx.handle()
        .createQuery(
            """
            SELECT o.id FROM order_parcel p JOIN sales_order o ON o.id = p.order_id
            WHERE p.workspace_id = :workspace AND p.left_at < :before
              AND o.state = 'shipped' AND o.forgotten_at IS NULL AND o.updated_at < :before
              AND NOT EXISTS (SELECT 1 FROM order_parcel other LEFT JOIN shipment s ON s.id = other.shipment_id
                WHERE other.order_id = o.id AND other.voided = 0
                  AND (other.left_at > p.left_at OR (other.left_at = p.left_at AND other.shipment_id > p.shipment_id)
                    OR (other.external IS NULL AND s.forgotten_at IS NULL)))
            LIMIT :most
            """)
        .bind("workspace", workspace.value())
        .bind("before", before.toEpochMilli())
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /// The customer data of an order is deleted: nothing of it is due any more.
  void forgotten(Tx tx, WorkspaceId workspace, String orderId) {
    tx.handle()
        .createUpdate(
            "UPDATE order_parcel SET left_at = NULL WHERE order_id = :order"
                + " AND workspace_id = :workspace AND left_at IS NOT NULL")
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Stores the label of a parcel, for all orders in it.
  ///
  /// @return false when there is no such parcel without a label
  boolean bought(Tx tx, WorkspaceId workspace, OrderShipment shipment) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE order_parcel SET shipment = :shipment
                WHERE shipment_id = :id AND workspace_id = :workspace AND shipment IS NULL
                """)
            .bind("id", shipment.shipmentId())
            .bind("workspace", workspace.value())
            .bind("shipment", StoreJson.write(shipment))
            .execute()
        > 0;
  }

  /// Ends a parcel: one with a label stays and is marked as voided; one without is deleted.
  void giveUp(Tx tx, WorkspaceId workspace, String orderId, String shipmentId) {
    update(
        tx, workspace, orderId, shipmentId, "DELETE FROM order_parcel WHERE shipment IS NULL AND");
    update(
        tx,
        workspace,
        orderId,
        shipmentId,
        "UPDATE order_parcel SET voided = 1, left_at = NULL WHERE");
  }

  /// Empty for a parcel of an earlier version.
  Optional<Packing.Share> share(Tx tx, WorkspaceId workspace, String orderId, String shipmentId) {
    return tx.handle()
        .createQuery(
            "SELECT share FROM order_parcel WHERE shipment_id = :shipment"
                + " AND workspace_id = :workspace AND order_id = :order AND share IS NOT NULL")
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .bind("order", orderId)
        .mapTo(String.class)
        .findOne()
        .map(wire -> WireWord.read(Packing.Share.class, wire));
  }

  /// Whether the carrier sold the label of a parcel, or may have or may still sell it.
  boolean isAsked(Tx tx, WorkspaceId workspace, String shipmentId) {
    return tx.handle()
        .createQuery(
            "SELECT EXISTS (SELECT 1 FROM shipment"
                + " WHERE id = :id AND workspace_id = :workspace AND status <> 'cancelled')")
        .bind("workspace", workspace.value())
        .bind("id", shipmentId)
        .mapTo(Boolean.class)
        .one();
  }

  /// Whether the label is for a return.
  boolean isReturn(Tx tx, WorkspaceId workspace, String shipmentId) {
    return tx.handle()
        .createQuery(
            "SELECT EXISTS (SELECT 1 FROM shipment"
                + " WHERE id = :id AND workspace_id = :workspace AND is_return = 1)")
        .bind("workspace", workspace.value())
        .bind("id", shipmentId)
        .mapTo(Boolean.class)
        .one();
  }

  /// Orders that are shipped or cancelled and whose parcels are all among these, or have had their
  /// customer data deleted already. Those with a parcel without a label of ours are {@link
  /// #leftAnotherWay}.
  List<String> done(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    return tx.handle()
        .createQuery(
            """
            WITH wanted (id) AS MATERIALIZED (SELECT value FROM json_each(:shipments))
            SELECT DISTINCT o.id FROM wanted
            JOIN order_parcel p ON p.shipment_id = wanted.id AND p.voided = 0
            JOIN sales_order o ON o.id = p.order_id AND o.state IN ('shipped', 'cancelled')
            WHERE +o.workspace_id = :workspace AND NOT EXISTS (
              SELECT 1 FROM order_parcel other JOIN shipment s ON s.id = other.shipment_id
              WHERE other.order_id = o.id AND other.voided = 0 AND s.forgotten_at IS NULL
                AND s.id NOT IN (SELECT id FROM wanted))
              AND NOT EXISTS (SELECT 1 FROM order_parcel other
                WHERE other.order_id = o.id AND other.voided = 0 AND other.external IS NOT NULL)
            """)
        .bind("shipments", StoreJson.write(shipmentIds))
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .list();
  }

  /// The number of pieces in each parcel, by the id of its shipment.
  Map<String, Integer> pieces(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    return tx
        .handle()
        .createQuery(
            """
            WITH wanted (id) AS MATERIALIZED (SELECT value FROM json_each(:shipments))
            SELECT p.shipment_id AS shipment_id, sum(CAST(item.value ->> '$.quantity' AS BIGINT)) AS pieces
            FROM wanted JOIN order_parcel p ON p.shipment_id = wanted.id AND p.workspace_id = :workspace,
              json_each(p.items) AS item
            GROUP BY p.shipment_id
            """)
        .bind("shipments", StoreJson.write(shipmentIds))
        .bind("workspace", workspace.value())
        .map((row, _) -> Map.entry(row.getString("shipment_id"), row.getInt("pieces")))
        .stream()
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  private static void update(
      Tx tx, WorkspaceId workspace, String orderId, String shipmentId, String sql) {
    tx.handle()
        .createUpdate(
            sql + " shipment_id = :id AND order_id = :order AND workspace_id = :workspace")
        .bind("order", orderId)
        .bind("id", shipmentId)
        .bind("workspace", workspace.value())
        .execute();
  }
}

package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.SearchText;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.SqlStatement;

/// Table `shipment`: shipments that are closed.
final class ClosedShipmentStore {

  /// Delivered, returned or cancelled, without a pending refund, unchanged since a time, and with a
  /// label that is not in use.
  private static final String CLOSED =
      """
       FROM shipment
      WHERE workspace_id = :workspace AND forgotten_at IS NULL
        AND status IN ('delivered', 'returned', 'cancelled') AND updated_at < :before
        AND coalesce(refund_status, '') <> 'pending'
        AND label_id NOT IN (SELECT value FROM json_each(:labelsInUse))
      """;

  List<Shipment> closed(Tx tx, Caller caller, ClosedShipments.Question question, int most) {
    return bound(
            tx.handle()
                .createQuery(
                    ShipmentRow.SELECT
                        + " WHERE id IN (SELECT id"
                        + CLOSED
                        + " ORDER BY updated_at LIMIT :most)"),
            caller,
            question)
        .bind("most", most)
        .map((row, _) -> ShipmentRow.shipment(row))
        .list();
  }

  List<ClosedShipments.Ids> ids(Tx tx, Caller caller, ClosedShipments.Question question) {
    return bound(tx.handle().createQuery("SELECT id, label_id" + CLOSED), caller, question)
        .map((row, _) -> new ClosedShipments.Ids(row.getString("id"), row.getString("label_id")))
        .list();
  }

  /// Deletes the customer data of a shipment. Nothing else changes, not even the time of its last
  /// change.
  void forget(Tx tx, Caller caller, Shipment forgotten, Instant now) {
    tx.handle()
        .createUpdate(
            """
            UPDATE shipment SET consignment = :consignment, acceptance = :acceptance, search = :search,
              forgotten_at = :now
            WHERE id = :id AND workspace_id = :workspace AND forgotten_at IS NULL
            """)
        .bind("id", forgotten.id())
        .bind("workspace", caller.workspace().value())
        .bind("consignment", StoreJson.write(forgotten.consignment()))
        .bind(
            "acceptance",
            Optional.ofNullable(forgotten.acceptance()).map(StoreJson::write).orElse(null))
        .bind("search", SearchText.of(forgotten))
        .bind("now", now.toEpochMilli())
        .execute();
  }

  private static <T extends SqlStatement<T>> T bound(
      T statement, Caller caller, ClosedShipments.Question question) {
    return statement
        .bind("workspace", caller.workspace().value())
        .bind("before", question.before().toEpochMilli())
        .bind("labelsInUse", StoreJson.write(question.labelsInUse()));
  }
}

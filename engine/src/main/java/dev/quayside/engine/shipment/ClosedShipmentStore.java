package dev.quayside.engine.shipment;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.store.StoreJson;
import dev.quayside.engine.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.SqlStatement;

/// Table `shipment`: those whose story has ended.
final class ClosedShipmentStore {

  /// Delivered, back or void, no money on its way, nothing of it waiting for a printer, and nobody
  /// has touched it since. A job's document is named by environment, workspace and label.
  private static final String CLOSED =
      """
       WHERE s.workspace_id = :workspace AND s.forgotten_at IS NULL
        AND s.status IN ('delivered', 'returned', 'cancelled') AND s.updated_at < :before
        AND coalesce(s.refund_status, '') <> 'pending'
        AND NOT EXISTS (SELECT 1 FROM print_job p
          WHERE p.document = :documents || s.label_id
            AND p.state IN ('QUEUED', 'RENDERED', 'SENDING', 'HELD', 'UNKNOWN'))
      """;

  List<Shipment> closed(Tx tx, Caller caller, Instant before, int most) {
    return bound(
            tx.handle()
                .createQuery(
                    ShipmentRow.SELECT
                        + " WHERE id IN (SELECT s.id FROM shipment s"
                        + CLOSED
                        + " ORDER BY s.updated_at LIMIT :most)"),
            caller,
            before)
        .bind("most", most)
        .map((row, _) -> ShipmentRow.shipment(row))
        .list();
  }

  int count(Tx tx, Caller caller, Instant before) {
    return one(tx, caller, before, "SELECT count(*) FROM shipment s" + CLOSED);
  }

  /// Drawn labels that are kept with their print jobs, and those that carriers drew.
  int countFiles(Tx tx, Caller caller, Instant before) {
    return one(
            tx,
            caller,
            before,
            "SELECT count(*) FROM print_job f JOIN shipment s ON f.document = :documents || s.label_id"
                + CLOSED
                + " AND f.rendered IS NOT NULL")
        + one(
            tx,
            caller,
            before,
            "SELECT count(*) FROM label_artwork a JOIN shipment s ON a.shipment_id = s.id"
                + CLOSED);
  }

  /// Orders these were shipped for.
  int countOrders(Tx tx, Caller caller, Instant before) {
    return one(
        tx,
        caller,
        before,
        "SELECT count(*) FROM sales_order o JOIN shipment s ON o.shipment_id = s.id" + CLOSED);
  }

  /// Writes it without its customer; nothing else of it changes, not even when it last did.
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

  private static int one(Tx tx, Caller caller, Instant before, String sql) {
    return bound(tx.handle().createQuery(sql), caller, before).mapTo(Integer.class).one();
  }

  private static <T extends SqlStatement<T>> T bound(T statement, Caller caller, Instant before) {
    return statement
        .bind("workspace", caller.workspace().value())
        .bind("before", before.toEpochMilli())
        .bind("documents", caller.environment().wire() + "/" + caller.workspace().value() + "/");
  }
}

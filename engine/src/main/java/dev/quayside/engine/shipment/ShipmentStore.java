package dev.quayside.engine.shipment;

import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.rate.Rate;
import dev.quayside.engine.store.StoreJson;
import dev.quayside.engine.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `shipment`, except its lists ({@link ShipmentListStore}). Every change of state names the
/// state it starts from, so that two hands cannot both make it.
final class ShipmentStore {

  void insertPending(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {
    var consignment = shipment.consignment();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO shipment
              (id, workspace_id, label_id, status, carrier, service, service_name, reference, is_return, label_format,
               currency, amount, consignment, chosen_from, search, created_at, updated_at)
            VALUES
              (:id, :workspace, :labelId, 'pending', :carrier, :service, :serviceName, :reference, :isReturn, :format,
               :currency, :amount, :consignment, :chosenFrom, :search, :now, :now)
            """)
        .bind("id", shipment.id())
        .bind("workspace", workspace.value())
        .bind("labelId", shipment.labelId())
        .bind("carrier", shipment.carrier())
        .bind("service", shipment.service())
        .bind("serviceName", shipment.serviceName())
        .bind("reference", consignment.reference())
        .bind("isReturn", consignment.isReturn() ? 1 : 0)
        .bind("format", shipment.labelFormat().wire())
        .bind("currency", shipment.price().currency().getCurrencyCode())
        .bind("amount", shipment.price().minor())
        .bind("consignment", StoreJson.write(consignment))
        .bind("chosenFrom", chosenFrom.isEmpty() ? null : StoreJson.write(chosenFrom))
        .bind("search", SearchText.of(shipment))
        .bind("now", shipment.createdAt().toEpochMilli())
        .execute();
  }

  /// pending -> created. False when it was no longer pending.
  boolean accept(
      Tx tx,
      WorkspaceId workspace,
      String id,
      Acceptance acceptance,
      Instant voidableUntil,
      Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET status = 'created', tracking_number = :trackingNumber, acceptance = :acceptance,
                  search = search || ' ' || :searchNumber,
                  ship_date = :shipDate, estimated_delivery = :estimated, voidable_until = :voidableUntil,
                  in_doubt_since = NULL, updated_at = :now
                WHERE id = :id AND workspace_id = :workspace AND status = 'pending'
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("trackingNumber", acceptance.trackingNumber())
            .bind("searchNumber", SearchText.plain(acceptance.trackingNumber()))
            .bind("acceptance", StoreJson.write(acceptance.words()))
            .bind("shipDate", acceptance.shipDate().toString())
            .bind("estimated", text(acceptance.estimatedDelivery()))
            .bind("voidableUntil", voidableUntil.toEpochMilli())
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  void doubt(Tx tx, WorkspaceId workspace, String id, Instant since) {
    tx.handle()
        .createUpdate(
            "UPDATE shipment SET in_doubt_since = coalesce(in_doubt_since, :since), updated_at = :since"
                + " WHERE id = :id AND workspace_id = :workspace AND status = 'pending'")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("since", since.toEpochMilli())
        .execute();
  }

  /// An intent nobody was told about, and which bought nothing, leaves no trace.
  boolean deleteUntold(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
            .createUpdate(
                "DELETE FROM shipment WHERE id = :id AND workspace_id = :workspace"
                    + " AND status = 'pending' AND in_doubt_since IS NULL")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }

  /// pending and told -> cancelled: nothing was bought, so there is nothing to refund.
  boolean abandon(Tx tx, WorkspaceId workspace, String id, Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET status = 'cancelled', cancelled_at = :now, updated_at = :now, refund_status = 'not_applicable'
                WHERE id = :id AND workspace_id = :workspace AND status = 'pending'
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// bought -> cancelled, the refund on its way. From every bought state, since the carrier's word
  /// that it voided the label is final: a scan that slipped in between must not cost the refund.
  boolean cancel(Tx tx, WorkspaceId workspace, String id, Instant now, Instant refundDueAt) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET status = 'cancelled', cancelled_at = :now, updated_at = :now, refund_status = 'pending',
                  refund_due_at = :due
                WHERE id = :id AND workspace_id = :workspace
                  AND status IN ('created', 'in_transit', 'exception', 'delivered', 'returned')
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .bind("due", refundDueAt.toEpochMilli())
            .execute()
        == 1;
  }

  /// created, in_transit, exception -> where the carrier has it. False when it ended before, was
  /// cancelled, or is there already.
  boolean progress(Tx tx, WorkspaceId workspace, String id, ShipmentStatus to, Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET status = :to, updated_at = :now
                WHERE id = :id AND workspace_id = :workspace AND status <> :to
                  AND status IN ('created', 'in_transit', 'exception')
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("to", to.wire())
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// Refund pending -> refunded.
  boolean refunded(Tx tx, WorkspaceId workspace, String id, Instant now) {
    return tx.handle()
            .createUpdate(
                "UPDATE shipment SET refund_status = 'refunded', updated_at = :now"
                    + " WHERE id = :id AND workspace_id = :workspace AND refund_status = 'pending'")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  Optional<Shipment> byId(Tx tx, WorkspaceId workspace, String id) {
    return one(tx, workspace, "id", id);
  }

  Optional<Shipment> byLabel(Tx tx, WorkspaceId workspace, String labelId) {
    return one(tx, workspace, "label_id", labelId);
  }

  List<Shipment> pending(Tx tx, WorkspaceId workspace) {
    return many(
        tx,
        ShipmentRow.SELECT + "WHERE workspace_id = :workspace AND status = 'pending' ORDER BY id",
        workspace,
        null);
  }

  List<Shipment> refundsDue(Tx tx, WorkspaceId workspace, Instant now) {
    return many(
        tx,
        ShipmentRow.SELECT
            + "WHERE workspace_id = :workspace AND refund_status = 'pending'"
            + " AND refund_due_at <= :now ORDER BY id",
        workspace,
        now);
  }

  /// What was on offer when it was bought.
  List<Rate> chosenFrom(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            "SELECT chosen_from FROM shipment"
                + " WHERE id = :id AND workspace_id = :workspace AND chosen_from IS NOT NULL")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .findOne()
        .map(json -> StoreJson.readList(json, Rate.class))
        .orElse(List.of());
  }

  private static Optional<Shipment> one(Tx tx, WorkspaceId workspace, String column, String value) {
    return tx.handle()
        .createQuery(
            ShipmentRow.SELECT + "WHERE workspace_id = :workspace AND " + column + " = :value")
        .bind("workspace", workspace.value())
        .bind("value", value)
        .map((row, _) -> ShipmentRow.shipment(row))
        .findFirst();
  }

  private static List<Shipment> many(
      Tx tx, String sql, WorkspaceId workspace, @Nullable Instant now) {
    var query = tx.handle().createQuery(sql).bind("workspace", workspace.value());
    if (now != null) {
      query.bind("now", now.toEpochMilli());
    }
    return query.map((row, _) -> ShipmentRow.shipment(row)).list();
  }

  private static @Nullable String text(@Nullable Object value) {
    return value == null ? null : value.toString();
  }
}

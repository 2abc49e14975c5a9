package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRowJson;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `shipment`, except its lists ({@link ShipmentListStore}). Every change of status names the
/// status it starts from, so that two changes at once cannot both succeed.
final class ShipmentStore {

  /// What gives an intent up names who does, and what time it is.
  private static final String NO_CALL_ELSEWHERE =
      " AND (asked_by IS NULL OR asked_by = :asker OR asked_until <= :real)";

  /// @param by the engine that is about to buy it
  /// @param until when its call to the carrier may be open
  void insertPending(Tx tx, WorkspaceId workspace, PendingRow row, String by, Instant until) {
    var shipment = row.shipment();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO shipment
              (id, workspace_id, label_id, status, carrier, service, service_name, reference, is_return, label_format,
               billing, test, currency, amount, consignment, search, created_at, updated_at, settling, next_ask_at,
               asked_by, asked_until, bought_by, bought_at)
            VALUES
              (:id, :workspace, :labelId, 'pending', :carrier, :service, :serviceName, :reference, :isReturn, :format,
               :billing, :test, :currency, :amount, :consignment, :search, :now, :now, 'purchase', :now,
               :by, :until, :boughtBy, :station)
            """)
        .bind("id", shipment.id())
        .bind("workspace", workspace.value())
        .bind("labelId", shipment.labelId())
        .bind("carrier", shipment.carrier())
        .bind("service", shipment.service())
        .bind("serviceName", shipment.serviceName())
        .bind("reference", shipment.consignment().reference())
        .bind("isReturn", shipment.consignment().isReturn() ? 1 : 0)
        .bind("format", shipment.labelFormat().wire())
        .bind("billing", shipment.terms().billing().wire())
        .bind("test", shipment.terms().test())
        .bind("currency", shipment.price().currency().getCurrencyCode())
        .bind("amount", shipment.price().minor())
        .bind("consignment", row.consignment())
        .bind("search", row.search())
        .bind("now", shipment.createdAt().toEpochMilli())
        .bind("by", by)
        .bind("until", until.toEpochMilli())
        .bind("boughtBy", row.boughtBy())
        .bind("station", shipment.station())
        .execute();
    if (row.chosenFrom() != null) {
      insertChoice(tx, shipment.id(), row.chosenFrom());
    }
  }

  private static void insertChoice(Tx tx, String id, String rates) {
    tx.handle()
        .createUpdate("INSERT INTO shipment_choice (shipment_id, rates) VALUES (:id, :rates)")
        .bind("id", id)
        .bind("rates", rates)
        .execute();
  }

  /// Changes `pending` to `created`.
  ///
  /// @return false when it was no longer pending
  boolean accept(Tx tx, WorkspaceId workspace, AcceptedRow row) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET status = 'created', tracking_number = :trackingNumber, acceptance = :acceptance, amount = :amount,
                  search = search || ' ' || :searchNumbers,
                  ship_date = :shipDate, estimated_delivery = :estimated, voidable_until = :voidableUntil,
                  in_doubt_since = NULL, settling = NULL, next_ask_at = NULL, settle_by_hand = 0, asked_by = NULL,
                  updated_at = :now
                WHERE id = :id AND workspace_id = :workspace AND status = 'pending'
                """)
            .bind("id", row.id())
            .bind("workspace", workspace.value())
            .bind("trackingNumber", row.trackingNumber())
            .bind("searchNumbers", row.searchNumbers())
            .bind("acceptance", row.acceptance())
            .bind("amount", row.amount())
            .bind("shipDate", row.shipDate())
            .bind("estimated", row.estimatedDelivery())
            .bind("voidableUntil", row.voidableUntil())
            .bind("now", row.now())
            .execute()
        == 1;
  }

  /// An intent that no caller was told about, and that bought nothing, leaves no trace. False when
  /// another engine's call may still buy it.
  boolean deleteUntold(Tx tx, WorkspaceId workspace, String id, InHand.Asker asker) {
    return tx.handle()
            .createUpdate(
                "DELETE FROM shipment WHERE id = :id AND workspace_id = :workspace"
                    + " AND status = 'pending' AND in_doubt_since IS NULL"
                    + NO_CALL_ELSEWHERE)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("asker", asker.name())
            .bind("real", asker.now().toEpochMilli())
            .execute()
        == 1;
  }

  /// pending and told -> cancelled: nothing was bought, so there is nothing to refund. False when
  /// another engine's call may still buy it.
  boolean abandon(Tx tx, WorkspaceId workspace, String id, Instant now, InHand.Asker asker) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET status = 'cancelled', cancelled_at = :now, updated_at = :now, refund_status = 'not_applicable',
                  in_doubt_since = NULL, settling = NULL, next_ask_at = NULL, settle_by_hand = 0, asked_by = NULL
                WHERE id = :id AND workspace_id = :workspace AND status = 'pending'
                """
                    + NO_CALL_ELSEWHERE)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .bind("asker", asker.name())
            .bind("real", asker.now().toEpochMilli())
            .execute()
        == 1;
  }

  /// abandoned -> pending: it was bought after all. False when it was bought before, or is not
  /// there.
  boolean regain(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET status = 'pending', cancelled_at = NULL, refund_status = NULL
                WHERE id = :id AND workspace_id = :workspace AND status = 'cancelled' AND tracking_number IS NULL
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }

  /// Changes any bought status to `cancelled`. The carrier's answer that it voided the label is
  /// final: a scan that arrived in between must not cost the refund.
  ///
  /// @param refundDueAt null when no money is refunded, or when the time is not known yet
  boolean cancel(
      Tx tx,
      WorkspaceId workspace,
      String id,
      Instant now,
      Refund.Status refund,
      @Nullable Instant refundDueAt) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET status = 'cancelled', cancelled_at = :now, updated_at = :now, refund_status = :refund,
                  refund_due_at = :due
                WHERE id = :id AND workspace_id = :workspace
                  AND status IN ('created', 'in_transit', 'exception', 'delivered', 'returned')
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .bind("refund", refund.wire())
            .bind("due", InstantColumn.millis(refundDueAt))
            .execute()
        == 1;
  }

  /// Stores the carrier's decision about the refund of a cancelled label.
  ///
  /// @return false when it had decided already
  boolean decideRefund(
      Tx tx,
      WorkspaceId workspace,
      String id,
      Refund.Status refund,
      @Nullable Instant refundDueAt,
      Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET refund_status = :refund, refund_due_at = :due, updated_at = :now
                WHERE id = :id AND workspace_id = :workspace AND status = 'cancelled'
                  AND refund_status = 'pending' AND refund_due_at IS NULL
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("refund", refund.wire())
            .bind("due", InstantColumn.millis(refundDueAt))
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// Changes `created`, `in_transit` or `exception` after a carrier's scan.
  ///
  /// @return false when the journey had ended, the label was cancelled, or it has the status
  ///   already
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

  /// Changes a pending refund to refunded.
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
    return one(tx, workspace, "label_id", labelId)
        .map(Shipment::label)
        .or(() -> ofPiece(tx, workspace, labelId));
  }

  /// The shipment as the label of one of its further boxes sees it.
  private static Optional<Shipment> ofPiece(Tx tx, WorkspaceId workspace, String labelId) {
    return Ids.firstOf(labelId, IdKind.LABEL, IdKind.LABEL)
        .filter(first -> !first.equals(labelId))
        .flatMap(first -> one(tx, workspace, "label_id", first))
        .flatMap(
            whole ->
                whole.labels().stream().filter(each -> each.labelId().equals(labelId)).findFirst());
  }

  /// The shipments that a caller names by label, tracking number or reference, newest first.
  List<String> named(Tx tx, WorkspaceId workspace, String name) {
    return tx.handle()
        .createQuery(
            """
            SELECT id FROM (
              SELECT id FROM shipment WHERE workspace_id = :workspace AND label_id = :name
              UNION
              SELECT id FROM shipment WHERE workspace_id = :workspace AND tracking_number = :name
              UNION
              SELECT id FROM shipment WHERE workspace_id = :workspace AND reference = :name
            ) found ORDER BY id DESC LIMIT 100
            """)
        .bind("workspace", workspace.value())
        .bind("name", name)
        .mapTo(String.class)
        .list();
  }

  /// Whether a label has this number.
  boolean isTaken(Tx tx, WorkspaceId workspace, String trackingNumber) {
    return tx.handle()
        .createQuery(
            "SELECT 1 FROM shipment WHERE workspace_id = :workspace AND tracking_number = :number"
                + " LIMIT 1")
        .bind("workspace", workspace.value())
        .bind("number", trackingNumber)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// Cancelled labels whose refund is due. This is read every few seconds, so the index is named:
  /// SQLite would scan all shipments to get them in order.
  List<Shipment> refundsDue(Tx tx, WorkspaceId workspace, Instant now) {
    return tx.handle()
        .createQuery(
            ShipmentRow.SELECT
                + "INDEXED BY shipment_refund_due"
                + " WHERE workspace_id = :workspace AND refund_status = 'pending'"
                + " AND refund_due_at <= :now ORDER BY id")
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .map((row, _) -> ShipmentRow.shipment(row))
        .list();
  }

  /// Keeps only the rates of the bought service. The others are not needed after the purchase and
  /// its savings are counted, and would be half of the file.
  void keepChosen(Tx tx, WorkspaceId workspace, Shipment bought, List<Rate> chosenFrom) {
    var own = chosenFrom.stream().filter(bought::isOf).toList();
    if (own.size() < chosenFrom.size()) {
      tx.handle()
          .createUpdate(
              """
              UPDATE shipment_choice SET rates = :rates
              WHERE shipment_id = (SELECT id FROM shipment WHERE id = :id AND workspace_id = :workspace)
              """)
          .bind("id", bought.id())
          .bind("workspace", workspace.value())
          .bind("rates", RateRowJson.write(own))
          .execute();
    }
  }

  /// The rates compared at the purchase: all of them until it is bought, afterwards only those of
  /// its service.
  List<Rate> chosenFrom(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            """
            SELECT rates FROM shipment_choice JOIN shipment ON id = shipment_id
            WHERE shipment_id = :id AND workspace_id = :workspace
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .findOne()
        .map(ShipmentStore::rates)
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

  /// Reads the rates. Purchases made before migration V035 stored them with field names.
  private static List<Rate> rates(String json) {
    return json.startsWith("[{")
        ? StoreJson.readList(json, Rate.class)
        : RateRowJson.read(json, Instant.EPOCH);
  }
}

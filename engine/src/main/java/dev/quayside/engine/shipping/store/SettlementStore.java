package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What is open in table `shipment`, and what is done about it.
final class SettlementStore {

  /// Everything whose carrier is to be asked by now, the longest waiting first.
  List<Shipment> due(Tx tx, WorkspaceId workspace, Instant now) {
    return tx.handle()
        .createQuery(
            ShipmentRow.SELECT
                + "INDEXED BY shipment_settling"
                + " WHERE workspace_id = :workspace AND settling IS NOT NULL"
                + " AND next_ask_at <= :now ORDER BY next_ask_at")
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .map((row, _) -> ShipmentRow.shipment(row))
        .list();
  }

  /// Purchases with this reference of the sender's that have no certain answer yet.
  List<Shipment> pending(Tx tx, WorkspaceId workspace, String reference) {
    return tx.handle()
        .createQuery(
            ShipmentRow.SELECT
                + "INDEXED BY shipment_pending"
                + " WHERE workspace_id = :workspace AND status = 'pending'"
                + " AND reference = :reference")
        .bind("workspace", workspace.value())
        .bind("reference", reference)
        .map((row, _) -> ShipmentRow.shipment(row))
        .list();
  }

  /// Whether a purchase waits for its first answer.
  boolean isBuying(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT 1 FROM shipment INDEXED BY shipment_pending"
                + " WHERE workspace_id = :workspace AND status = 'pending'"
                + " AND in_doubt_since IS NULL LIMIT 1")
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// The carrier is about to be asked to void a bought label. False when there is none any more.
  boolean beginVoid(Tx tx, WorkspaceId workspace, String id, Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET settling = 'void', settle_attempts = 0, next_ask_at = :now
                WHERE id = :id AND workspace_id = :workspace
                  AND status IN ('created', 'in_transit', 'exception', 'delivered', 'returned')
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// Still open. The silence counts as told from now on.
  ///
  /// @return whether it was not told before
  boolean put(Tx tx, WorkspaceId workspace, String id, Settlement open, Instant now) {
    var toldBefore = toldSince(tx, workspace, id);
    int changed =
        tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET settle_attempts = :attempts, next_ask_at = :next, settle_by_hand = :byHand,
                  in_doubt_since = coalesce(in_doubt_since, :now)
                WHERE id = :id AND workspace_id = :workspace AND settling = :kind
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("kind", open.kind().wire())
            .bind("attempts", open.attempts())
            .bind("next", open.nextAskAt().toEpochMilli())
            .bind("byHand", open.byHand() ? 1 : 0)
            .bind("now", now.toEpochMilli())
            .execute();
    return changed == 1 && toldBefore.isEmpty();
  }

  /// Nothing is open any more.
  boolean close(Tx tx, WorkspaceId workspace, String id, Settlement.Kind kind) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET settling = NULL, next_ask_at = NULL, settle_by_hand = 0, in_doubt_since = NULL
                WHERE id = :id AND workspace_id = :workspace AND settling = :kind
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("kind", kind.wire())
            .execute()
        == 1;
  }

  private static Optional<Long> toldSince(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            "SELECT in_doubt_since FROM shipment"
                + " WHERE id = :id AND workspace_id = :workspace AND in_doubt_since IS NOT NULL")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .mapTo(Long.class)
        .findOne();
  }
}

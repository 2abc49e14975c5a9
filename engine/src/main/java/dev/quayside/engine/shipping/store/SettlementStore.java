package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `shipment`: purchases and voids that the carrier has not confirmed.
final class SettlementStore {

  /// Whether a carrier has to be asked by now.
  static final String IS_DUE =
      """
      EXISTS (
        SELECT 1 FROM workspace_time t JOIN shipment s ON s.workspace_id = t.id
        WHERE s.settling IS NOT NULL AND s.next_ask_at <= t.now)
      """;

  /// Whether a refund has to reach the wallet by now.
  static final String IS_REFUND_DUE =
      """
      EXISTS (
        SELECT 1 FROM shipment s JOIN workspace_time t ON t.id = s.workspace_id
        WHERE s.refund_status = 'pending' AND s.refund_due_at <= t.now)
      """;

  /// The last that was asked of a carrier.
  ///
  /// @param by the engine that is at it
  /// @param until when its call may be open
  record Asked(String by, Instant until) {}

  /// Empty when no engine is at it.
  Optional<Asked> asked(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            "SELECT asked_by, asked_until FROM shipment"
                + " WHERE id = :id AND workspace_id = :workspace AND asked_by IS NOT NULL")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new Asked(
                    row.getString("asked_by"), Instant.ofEpochMilli(row.getLong("asked_until"))))
        .findOne();
  }

  /// Reserves a due settlement for this engine until `next`; it gets a turn number of its own.
  ///
  /// @return false when it is not due any more
  boolean takeUp(Tx tx, WorkspaceId workspace, String id, Instant now, Instant next) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET settle_turn = settle_turn + 1, next_ask_at = :next
                WHERE id = :id AND workspace_id = :workspace AND settling IS NOT NULL AND next_ask_at <= :now
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .bind("next", next.toEpochMilli())
            .execute()
        == 1;
  }

  /// To be asked again without telling any caller: it will soon be certain.
  void postpone(Tx tx, WorkspaceId workspace, String id, Settlement open) {
    tx.handle()
        .createUpdate(
            "UPDATE shipment SET next_ask_at = :next"
                + " WHERE id = :id AND workspace_id = :workspace AND settle_turn = :turn"
                + " AND settling IS NOT NULL")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("turn", open.turn())
        .bind("next", open.nextAskAt().toEpochMilli())
        .execute();
  }

  /// The calls go on. What is good for long enough is not touched: its own purchase may be writing
  /// it.
  ///
  /// @param ids at least one
  /// @param after what ends before this is renewed
  void renew(Tx tx, Collection<String> ids, String by, Instant after, Instant until) {
    tx.handle()
        .createUpdate(
            """
            UPDATE shipment SET asked_until = :until
            WHERE id IN (<ids>) AND asked_by = :by AND asked_until < :after
            """)
        .bindList("ids", List.copyOf(ids))
        .bind("by", by)
        .bind("after", after.toEpochMilli())
        .bind("until", until.toEpochMilli())
        .execute();
  }

  /// Shipments whose carrier has to be asked by now, the longest overdue first.
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

  /// Purchases with this sender's reference that have no certain answer yet.
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

  /// Whether a purchase has no certain answer yet.
  boolean isPending(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            "SELECT 1 FROM shipment"
                + " WHERE id = :id AND workspace_id = :workspace AND status = 'pending'")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// A caller is told of an open purchase.
  ///
  /// @return false when it is not open any more
  boolean tell(Tx tx, WorkspaceId workspace, String id, Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET in_doubt_since = coalesce(in_doubt_since, :now)
                WHERE id = :id AND workspace_id = :workspace AND status = 'pending'
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// Whether a purchase is waiting for its first answer.
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

  /// Whether a purchase of this engine waits for its first answer.
  boolean isBuying(Tx tx, WorkspaceId workspace, String engine) {
    return tx.handle()
        .createQuery(
            "SELECT 1 FROM shipment INDEXED BY shipment_pending"
                + " WHERE workspace_id = :workspace AND status = 'pending'"
                + " AND in_doubt_since IS NULL AND asked_by = :engine LIMIT 1")
        .bind("workspace", workspace.value())
        .bind("engine", engine)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// The carrier is about to be asked to void a bought label.
  ///
  /// @param by the engine that asks
  /// @param until when its call may be open
  /// @return the turn it has; empty when there is no such label any more
  Optional<Integer> beginVoid(
      Tx tx, WorkspaceId workspace, String id, Instant now, String by, Instant until) {
    var person = BoughtBy.now();
    return tx.handle()
        .createQuery(
            """
            UPDATE shipment SET settling = 'void', settle_attempts = 0, next_ask_at = :now,
              settle_turn = settle_turn + 1, asked_by = :by, asked_until = :until, void_by = :person
            WHERE id = :id AND workspace_id = :workspace
              AND status IN ('created', 'in_transit', 'exception', 'delivered', 'returned')
            RETURNING settle_turn
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .bind("by", by)
        .bind("person", person == null ? null : StoreJson.write(person))
        .bind("until", until.toEpochMilli())
        .mapTo(Integer.class)
        .findOne();
  }

  /// Who asked for the void.
  Optional<BoughtBy> voidBy(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            "SELECT void_by FROM shipment"
                + " WHERE id = :id AND workspace_id = :workspace AND void_by IS NOT NULL")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> StoreJson.read(row.getString("void_by"), BoughtBy.class))
        .findOne();
  }

  /// Still open. The silence counts as told from now on, and who asked is at it no longer, unless
  /// the call is still open. Changes nothing when its turn is over.
  ///
  /// @return whether it was not told before
  boolean put(
      Tx tx, WorkspaceId workspace, String id, Settlement open, InHand.Asker asker, Instant now) {
    var toldBefore = toldSince(tx, workspace, id);
    int changed =
        tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET settle_attempts = :attempts, next_ask_at = :next, settle_by_hand = :byHand,
                  in_doubt_since = coalesce(in_doubt_since, :now),
                  asked_by = CASE WHEN asked_by = :asker AND :calling = 0 OR asked_until <= :real THEN NULL ELSE asked_by END
                WHERE id = :id AND workspace_id = :workspace AND settling = :kind AND settle_turn = :turn
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("kind", open.kind().wire())
            .bind("turn", open.turn())
            .bind("attempts", open.attempts())
            .bind("next", open.nextAskAt().toEpochMilli())
            .bind("byHand", open.byHand() ? 1 : 0)
            .bind("asker", asker.name())
            .bind("calling", asker.calling() ? 1 : 0)
            .bind("real", asker.now().toEpochMilli())
            .bind("now", now.toEpochMilli())
            .execute();
    return changed == 1 && toldBefore.isEmpty();
  }

  /// Ends a settlement.
  ///
  /// @return false when none of this kind is open, or its turn is over
  boolean close(Tx tx, WorkspaceId workspace, String id, Settlement open) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE shipment SET settling = NULL, next_ask_at = NULL, settle_by_hand = 0, in_doubt_since = NULL,
                  asked_by = NULL
                WHERE id = :id AND workspace_id = :workspace AND settling = :kind AND settle_turn = :turn
                """)
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("kind", open.kind().wire())
            .bind("turn", open.turn())
            .execute()
        == 1;
  }

  /// The void of a label is decided, by whichever engine asked last.
  ///
  /// @param again when the carrier is asked about the money; null when there is nothing to ask
  void voided(Tx tx, WorkspaceId workspace, String id, @Nullable Instant again, Instant now) {
    tx.handle()
        .createUpdate(
            """
            UPDATE shipment SET settling = CASE WHEN :again IS NULL THEN NULL ELSE 'void' END, next_ask_at = :again,
              settle_attempts = 0, settle_by_hand = 0, asked_by = NULL,
              in_doubt_since = CASE WHEN :again IS NULL THEN NULL ELSE coalesce(in_doubt_since, :now) END
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("again", InstantColumn.millis(again))
        .bind("now", now.toEpochMilli())
        .execute();
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

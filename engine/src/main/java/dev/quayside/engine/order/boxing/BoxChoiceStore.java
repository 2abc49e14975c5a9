package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.List;

/// Table `box_choice`.
final class BoxChoiceStore {

  void add(
      Tx tx, WorkspaceId workspace, String shipmentId, String goods, BoxChoice choice, Instant at) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO box_choice (shipment_id, workspace_id, goods, box, proposed, chosen_at)
            VALUES (:shipment, :workspace, :goods, :box, :proposed, :at)
            ON CONFLICT (shipment_id) DO NOTHING
            """)
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .bind("goods", goods)
        .bind("box", choice.box())
        .bind("proposed", choice.proposed())
        .bind("at", at.toEpochMilli())
        .execute();
  }

  /// The last choices for these goods, newest first.
  List<BoxChoice> last(Tx tx, WorkspaceId workspace, String goods, Instant since, int most) {
    return tx.handle()
        .createQuery(
            """
            SELECT box, proposed FROM box_choice
            WHERE workspace_id = :workspace AND goods = :goods AND chosen_at >= :since
            ORDER BY chosen_at DESC, shipment_id DESC LIMIT :most
            """)
        .bind("workspace", workspace.value())
        .bind("goods", goods)
        .bind("since", since.toEpochMilli())
        .bind("most", most)
        .map((row, _) -> new BoxChoice(row.getString("box"), row.getString("proposed")))
        .list();
  }

  void delete(Tx tx, WorkspaceId workspace, String shipmentId) {
    tx.handle()
        .createUpdate(
            "DELETE FROM box_choice WHERE shipment_id = :shipment AND workspace_id = :workspace")
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Deletes what is too old to be read again.
  void deleteBefore(Tx tx, WorkspaceId workspace, String goods, Instant since) {
    tx.handle()
        .createUpdate(
            "DELETE FROM box_choice WHERE workspace_id = :workspace AND goods = :goods"
                + " AND chosen_at < :since")
        .bind("workspace", workspace.value())
        .bind("goods", goods)
        .bind("since", since.toEpochMilli())
        .execute();
  }
}

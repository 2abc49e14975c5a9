package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Table `piece_label`: the carrier's label of each further box of a shipment of several. That of
/// the first is the label of the shipment, in `shipment_document`.
final class PieceLabelStore {

  private static final String OWN =
      " WHERE shipment_id = (SELECT id FROM shipment WHERE id = :shipment AND workspace_id ="
          + " :workspace)";

  void keep(Tx tx, WorkspaceId workspace, String shipmentId, CarrierDocument document) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO piece_label (shipment_id, piece, file)
            SELECT id, :piece, :file FROM shipment WHERE id = :shipment AND workspace_id = :workspace
            ON CONFLICT (shipment_id, piece) DO UPDATE SET file = excluded.file
            """)
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .bind("piece", document.piece())
        .bind("file", document.file())
        .execute();
  }

  /// @param piece number of the box, from 2
  Optional<byte[]> find(Tx tx, WorkspaceId workspace, String shipmentId, int piece) {
    return tx.handle()
        .createQuery("SELECT file FROM piece_label" + OWN + " AND piece = :piece")
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .bind("piece", piece)
        .mapTo(byte[].class)
        .findOne();
  }

  void remove(Tx tx, WorkspaceId workspace, String shipmentId) {
    tx.handle()
        .createUpdate("DELETE FROM piece_label" + OWN)
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .execute();
  }
}

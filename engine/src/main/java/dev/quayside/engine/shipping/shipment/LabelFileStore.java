package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.Optional;

/// Table `label_artwork`: apart from the shipments, whose lists are not to read megabytes. Whose a
/// file is, its shipment tells.
final class LabelFileStore {

  private static final String OWN =
      " WHERE shipment_id = (SELECT id FROM shipment WHERE id = :shipment AND workspace_id = :workspace)";

  /// @throws IllegalStateException when the shipment is not of this workspace
  void keep(Tx tx, WorkspaceId workspace, String shipmentId, byte[] file) {
    int kept =
        tx.handle()
            .createUpdate(
                """
                INSERT INTO label_artwork (shipment_id, file)
                SELECT id, :file FROM shipment WHERE id = :shipment AND workspace_id = :workspace
                """)
            .bind("shipment", shipmentId)
            .bind("workspace", workspace.value())
            .bind("file", file)
            .execute();
    if (kept != 1) {
      throw new IllegalStateException("no shipment " + shipmentId + " in this workspace");
    }
  }

  boolean remove(Tx tx, WorkspaceId workspace, String shipmentId) {
    return tx.handle()
            .createUpdate("DELETE FROM label_artwork" + OWN)
            .bind("shipment", shipmentId)
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }

  int count(Tx tx, WorkspaceId workspace, Collection<String> shipmentIds) {
    return tx.handle()
        .createQuery(
            """
            SELECT count(*) FROM json_each(:shipments) wanted
            JOIN label_artwork a ON a.shipment_id = wanted.value JOIN shipment s ON s.id = a.shipment_id
            WHERE +s.workspace_id = :workspace
            """)
        .bind("shipments", StoreJson.write(shipmentIds))
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  Optional<byte[]> find(Tx tx, WorkspaceId workspace, String shipmentId) {
    return tx.handle()
        .createQuery("SELECT file FROM label_artwork" + OWN)
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .mapTo(byte[].class)
        .findOne();
  }
}

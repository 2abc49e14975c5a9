package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.Optional;

/// Table `label_code`: the content of bar codes on labels, beside the tracking number.
final class LabelCodeStore {

  void put(Tx tx, WorkspaceId workspace, String shipmentId, Collection<String> codes) {
    for (var code : codes) {
      tx.handle()
          .createUpdate(
              "INSERT INTO label_code (workspace_id, code, shipment_id)"
                  + " VALUES (:workspace, :code, :shipment) ON CONFLICT DO NOTHING")
          .bind("workspace", workspace.value())
          .bind("code", code)
          .bind("shipment", shipmentId)
          .execute();
    }
  }

  /// The newest shipment whose label has this code.
  Optional<String> shipment(Tx tx, WorkspaceId workspace, String code) {
    return tx.handle()
        .createQuery(
            "SELECT shipment_id FROM label_code WHERE workspace_id = :workspace AND code = :code"
                + " ORDER BY shipment_id DESC LIMIT 1")
        .bind("workspace", workspace.value())
        .bind("code", code)
        .mapTo(String.class)
        .findOne();
  }

  void remove(Tx tx, WorkspaceId workspace, String shipmentId) {
    tx.handle()
        .createUpdate(
            "DELETE FROM label_code WHERE shipment_id = :shipment AND workspace_id = :workspace")
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .execute();
  }
}

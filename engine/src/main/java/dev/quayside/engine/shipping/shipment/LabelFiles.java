package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import java.util.Optional;

/// The files of labels that carriers drew themselves.
@FunctionalInterface
public interface LabelFiles {

  /// Empty for a label that we draw, and for one of another workspace.
  Optional<byte[]> find(WorkspaceId workspace, String shipmentId);

  static LabelFiles of(Database database) {
    var store = new LabelFileStore();
    return (workspace, shipmentId) -> database.read(tx -> store.find(tx, workspace, shipmentId));
  }
}

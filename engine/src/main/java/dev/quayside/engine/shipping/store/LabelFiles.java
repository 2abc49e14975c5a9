package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.util.Optional;

/// The files of labels drawn by carriers.
@FunctionalInterface
public interface LabelFiles {

  /// The file; empty for a label that Quayside draws, and for one of another workspace.
  ///
  /// @throws ProblemException `CONFLICT` while the carrier still makes it, and when it was lost
  Optional<byte[]> find(WorkspaceId workspace, String shipmentId);

  static LabelFiles of(Database database) {
    var store = new ShipmentDocumentStore();
    return (workspace, shipmentId) ->
        database
            .read(tx -> store.find(tx, workspace, shipmentId, CarrierDocumentKind.LABEL))
            .map(LabelFiles::drawn);
  }

  private static byte[] drawn(CarrierDocument label) {
    var file = label.file();
    if (label.isLost()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.LABEL_LOST);
    }
    if (file == null) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.LABEL_AWAITED);
    }
    return file;
  }
}

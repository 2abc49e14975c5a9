package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.util.Optional;

/// The files of labels that carriers drew themselves.
@FunctionalInterface
public interface LabelFiles {

  /// Empty for a label that we draw, and for one of another workspace.
  ///
  /// @throws ProblemException `CONFLICT` while the carrier still draws it, and when it is lost
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

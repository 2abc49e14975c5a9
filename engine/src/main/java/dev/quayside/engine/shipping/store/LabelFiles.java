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

  /// The file of one box of a shipment of several; empty where the carrier gave one file for all
  /// boxes, a page for each, and where Quayside draws them.
  ///
  /// @param piece number of the box, from 2
  default Optional<byte[]> find(WorkspaceId workspace, String shipmentId, int piece) {
    return Optional.empty();
  }

  static LabelFiles of(Database database) {
    return new StoredLabelFiles(database);
  }

  /// Those in the database.
  final class StoredLabelFiles implements LabelFiles {

    private final Database database;
    private final ShipmentDocumentStore store = new ShipmentDocumentStore();
    private final PieceLabelStore pieces = new PieceLabelStore();

    private StoredLabelFiles(Database database) {
      this.database = database;
    }

    @Override
    public Optional<byte[]> find(WorkspaceId workspace, String shipmentId) {
      return database
          .read(tx -> store.find(tx, workspace, shipmentId, CarrierDocumentKind.LABEL))
          .map(LabelFiles::drawn);
    }

    @Override
    public Optional<byte[]> find(WorkspaceId workspace, String shipmentId, int piece) {
      return database.read(tx -> pieces.find(tx, workspace, shipmentId, piece));
    }
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

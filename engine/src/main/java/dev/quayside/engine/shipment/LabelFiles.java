package dev.quayside.engine.shipment;

import dev.quayside.engine.store.Database;
import java.util.Optional;

/// The files of labels that carriers drew themselves.
@FunctionalInterface
public interface LabelFiles {

  /// Empty for a label that we draw.
  Optional<byte[]> find(String shipmentId);

  static LabelFiles of(Database database) {
    var store = new LabelFileStore();
    return shipmentId -> database.read(tx -> store.find(tx, shipmentId));
  }
}

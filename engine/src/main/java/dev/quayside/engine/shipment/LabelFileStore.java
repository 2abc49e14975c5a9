package dev.quayside.engine.shipment;

import dev.quayside.engine.store.Tx;
import java.util.Optional;

/// Table `label_artwork`: apart from the shipments, whose lists are not to read megabytes.
final class LabelFileStore {

  void keep(Tx tx, String shipmentId, byte[] file) {
    tx.handle()
        .createUpdate("INSERT INTO label_artwork (shipment_id, file) VALUES (:shipment, :file)")
        .bind("shipment", shipmentId)
        .bind("file", file)
        .execute();
  }

  boolean remove(Tx tx, String shipmentId) {
    return tx.handle()
            .createUpdate("DELETE FROM label_artwork WHERE shipment_id = :shipment")
            .bind("shipment", shipmentId)
            .execute()
        == 1;
  }

  Optional<byte[]> find(Tx tx, String shipmentId) {
    return tx.handle()
        .createQuery("SELECT file FROM label_artwork WHERE shipment_id = :shipment")
        .bind("shipment", shipmentId)
        .mapTo(byte[].class)
        .findOne();
  }
}

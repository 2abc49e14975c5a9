package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/// Closed shipments, whose customer data can be deleted: delivered, returned or cancelled, without
/// a pending refund, and with a label that is no longer in use.
public final class ClosedShipments {

  private final ClosedShipmentStore store = new ClosedShipmentStore();
  private final ShipmentDocumentStore documents = new ShipmentDocumentStore();
  private final LabelCodeStore codes = new LabelCodeStore();

  /// Selects closed shipments.
  ///
  /// @param before shipments that last changed before this time
  /// @param labelsInUse ids of labels that may still be printed
  public record Question(Instant before, Set<String> labelsInUse) {}

  public record Ids(String shipment, String label) {}

  /// Ids of the shipments selected.
  public List<Ids> ids(Tx tx, Caller caller, Question question) {
    return store.ids(tx, caller, question);
  }

  /// Number of these shipments with files made by the carrier.
  public int countFiles(Tx tx, Caller caller, Collection<String> shipmentIds) {
    return documents.count(tx, caller.workspace(), shipmentIds);
  }

  /// Deletes the files that the carrier made for a shipment.
  ///
  /// @return whether there were any
  public boolean dropFile(Tx tx, Caller caller, Shipment forgotten) {
    return documents.remove(tx, caller.workspace(), forgotten.id());
  }

  /// Deletes the customer data of the oldest ones.
  ///
  /// @param most shipments at most
  /// @return the shipments without customer data
  public List<Shipment> forget(Tx tx, Caller caller, Question question, int most, Instant now) {
    var at = now.truncatedTo(ChronoUnit.MILLIS);
    var forgotten =
        store.closed(tx, caller, question, most).stream()
            .map(shipment -> shipment.forgotten(at))
            .toList();
    for (var shipment : forgotten) {
      store.forget(tx, caller, shipment, at);
      codes.remove(tx, caller.workspace(), shipment.id());
    }
    return forgotten;
  }
}

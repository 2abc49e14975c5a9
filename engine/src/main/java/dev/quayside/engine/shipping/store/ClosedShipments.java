package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/// Shipments whose story has ended: delivered, back or void, with no money on its way and a label
/// nobody uses any more. Their customers can be forgotten.
public final class ClosedShipments {

  private final ClosedShipmentStore store = new ClosedShipmentStore();
  private final ShipmentDocumentStore documents = new ShipmentDocumentStore();
  private final LabelCodeStore codes = new LabelCodeStore();

  /// Which ones.
  ///
  /// @param before when they last changed
  /// @param labelsInUse ids of labels that may still be printed
  public record Question(Instant before, Set<String> labelsInUse) {}

  public record Ids(String shipment, String label) {}

  /// Those that would be forgotten.
  public List<Ids> ids(Tx tx, Caller caller, Question question) {
    return store.ids(tx, caller, question);
  }

  /// How many of them have a label that a carrier drew.
  public int countFiles(Tx tx, Caller caller, Collection<String> shipmentIds) {
    return documents.count(tx, caller.workspace(), shipmentIds);
  }

  /// Drops the label that a carrier drew.
  ///
  /// @return whether there was one
  public boolean dropFile(Tx tx, Caller caller, Shipment forgotten) {
    return documents.remove(tx, caller.workspace(), forgotten.id());
  }

  /// Forgets the customers of the oldest ones.
  ///
  /// @param most at once
  /// @return them, as they are now
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

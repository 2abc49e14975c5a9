package dev.quayside.engine.shipment;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.store.Tx;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/// Shipments whose story has ended: delivered, back or void, with no money on its way and nothing
/// waiting for a printer. Their customers can be forgotten.
public final class ClosedShipments {

  private final ClosedShipmentStore store = new ClosedShipmentStore();
  private final LabelFileStore files = new LabelFileStore();

  /// What would be forgotten.
  ///
  /// @param labelFiles drawn labels kept with their print jobs, and those carriers drew
  /// @param orders they were shipped for
  public record Count(int shipments, int labelFiles, int orders) {}

  public Count count(Tx tx, Caller caller, Instant before) {
    return new Count(
        store.count(tx, caller, before),
        store.countFiles(tx, caller, before),
        store.countOrders(tx, caller, before));
  }

  /// Drops the label that a carrier drew.
  ///
  /// @return whether there was one
  public boolean dropFile(Tx tx, Caller caller, Shipment forgotten) {
    return files.remove(tx, caller.workspace(), forgotten.id());
  }

  /// Forgets the customers of the oldest ones.
  ///
  /// @param before when they last changed
  /// @param most at once
  /// @return them, as they are now
  public List<Shipment> forget(Tx tx, Caller caller, Instant before, int most, Instant now) {
    var at = now.truncatedTo(ChronoUnit.MILLIS);
    var forgotten =
        store.closed(tx, caller, before, most).stream()
            .map(shipment -> shipment.forgotten(at))
            .toList();
    forgotten.forEach(shipment -> store.forget(tx, caller, shipment, at));
    return forgotten;
  }
}

package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.platform.store.Tx;

/// What moves in the transaction of the intent to buy a label, such as the items of an order that
/// go into the parcel. What follows from the label is the work of a {@link ShipmentListener}.
@FunctionalInterface
public interface PurchaseStep {

  /// For a parcel that belongs to no order.
  PurchaseStep NONE = (_, _) -> {};

  /// Called before the carrier is asked.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException when it cannot be done: then nothing
  ///   is bought
  void intended(Tx tx, String shipmentId);
}

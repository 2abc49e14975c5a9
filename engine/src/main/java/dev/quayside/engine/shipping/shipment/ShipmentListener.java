package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import java.util.List;

/// Follows bought and cancelled labels, within the transactions that change them.
public interface ShipmentListener {

  /// The carrier accepted the purchase, and the shipment has a tracking number.
  ///
  /// @param chosenFrom the rates compared at the purchase; empty when there were none
  default void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {}

  /// The carrier voided the label.
  default void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {}

  /// A purchase that was in doubt, or whose request was cut off, has come to nothing: the carrier
  /// sold no label.
  default void givenUp(Tx tx, WorkspaceId workspace, Shipment shipment) {}

  /// A listener that is not told of labels from a carrier's test system, since these are never
  /// shipped.
  static ShipmentListener ofShipped(ShipmentListener listener) {
    return new ShipmentListener() {
      @Override
      public void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {
        if (!shipment.terms().test()) {
          listener.bought(tx, workspace, shipment, chosenFrom);
        }
      }

      @Override
      public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
        if (!shipment.terms().test()) {
          listener.cancelled(tx, workspace, shipment);
        }
      }

      @Override
      public void givenUp(Tx tx, WorkspaceId workspace, Shipment shipment) {
        if (!shipment.terms().test()) {
          listener.givenUp(tx, workspace, shipment);
        }
      }
    };
  }

  /// Combines several listeners into one.
  static ShipmentListener all(List<ShipmentListener> listeners) {
    return new ShipmentListener() {
      @Override
      public void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {
        listeners.forEach(listener -> listener.bought(tx, workspace, shipment, chosenFrom));
      }

      @Override
      public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
        listeners.forEach(listener -> listener.cancelled(tx, workspace, shipment));
      }

      @Override
      public void givenUp(Tx tx, WorkspaceId workspace, Shipment shipment) {
        listeners.forEach(listener -> listener.givenUp(tx, workspace, shipment));
      }
    };
  }
}

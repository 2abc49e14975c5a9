package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import java.util.List;

/// Who follows a shipment's life from its label on, in the very transactions that change it.
public interface ShipmentListener {

  /// The carrier took it: it has a tracking number now.
  ///
  /// @param chosenFrom what else was on offer; empty when nothing was compared
  default void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {}

  /// The carrier voided its label.
  default void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {}

  /// Who is told of labels that ship only: not of those of a carrier's test system.
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
    };
  }

  /// All of them as one.
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
    };
  }
}

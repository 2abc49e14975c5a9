package dev.quayside.app.screen.ship.box;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.engine.order.boxing.BoxAdvice;
import dev.quayside.engine.order.boxing.BoxProposal;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.shipping.shipment.Shipment;

/// The box's access to the engine; called off the window's thread.
public record BoxGateway(WorkspaceEngine place) {

  /// Remembers which box was taken for what was proposed.
  public void learn(BoxProposal proposal, Shipment bought) {
    place.engine().ordering().fulfilment().habits().learn(place.caller(), proposal, bought);
  }

  /// How the contents can be boxed, the box that was chosen for them first.
  ///
  /// @param sender who would send them
  BoxAdvice boxes(OrderPart part, AddressDraft sender) {
    return place
        .engine()
        .ordering()
        .fulfilment()
        .boxes(place.caller(), part.orderId(), part.packing(), sender.value());
  }
}

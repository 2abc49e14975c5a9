package dev.quayside.app.screen.ship.box;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.engine.order.boxing.BoxAdvice;
import dev.quayside.engine.parcel.address.AddressDraft;

/// The box's access to the engine; called off the window's thread.
public record BoxGateway(WorkspaceEngine place) {

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

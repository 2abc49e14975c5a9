package dev.quayside.engine.shipping.shipment;

import dev.quayside.printing.message.MessageKey;

/// What is told of buying, voiding and settling labels.
public enum ShipmentWords implements MessageKey {
  VOID_STAYS_OPEN;

  @Override
  public String bundle() {
    return "shipment";
  }
}

package dev.quayside.engine.order;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;

/// The label an order was shipped with.
public record OrderShipment(
    String shipmentId,
    String carrier,
    String service,
    String serviceName,
    String trackingNumber,
    Money price,
    Instant boughtAt) {

  static OrderShipment of(Shipment shipment) {
    return new OrderShipment(
        shipment.id(),
        shipment.carrier(),
        shipment.service(),
        shipment.serviceName(),
        shipment.trackingNumber().orElse(""),
        shipment.price(),
        shipment.createdAt());
  }
}

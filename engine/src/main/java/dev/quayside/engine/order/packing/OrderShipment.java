package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The label of an order's parcel.
///
/// @param boughtBy who had signed in; null when nobody had to
/// @param station name of the desk it was bought at
/// @param weightOz null where an earlier version bought it
public record OrderShipment(
    String shipmentId,
    String labelId,
    String carrier,
    String service,
    String serviceName,
    String trackingNumber,
    Money price,
    Instant boughtAt,
    @Nullable BoughtBy boughtBy,
    @Nullable String station,
    @Nullable BigDecimal weightOz) {

  public static OrderShipment of(Shipment shipment) {
    return new OrderShipment(
        shipment.id(),
        shipment.labelId(),
        shipment.carrier(),
        shipment.service(),
        shipment.serviceName(),
        shipment.trackingNumber().orElse(""),
        shipment.price(),
        shipment.createdAt(),
        shipment.boughtBy(),
        shipment.station(),
        shipment.consignment().weight().ounces());
  }
}

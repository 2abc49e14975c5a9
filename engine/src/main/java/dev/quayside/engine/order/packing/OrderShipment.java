package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The label of an order's parcel.
///
/// @param boughtBy who had signed in; null when nobody had to
/// @param station name of the desk it was bought at
/// @param billedTo last characters of the account that pays it in place of the sender, empty where
///   they are not known; null where the sender pays, and where an earlier version bought it
/// @param weightOz null where an earlier version bought it
/// @param shipDate the day it is handed over, in the sender's zone; null while that is open, and
///   where an earlier version bought it
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
    @Nullable BigDecimal weightOz,
    @Nullable String billedTo,
    @Nullable LocalDate shipDate) {

  private static @Nullable String billedTo(Shipment shipment) {
    var billing = shipment.consignment().wanted().billing();
    return billing.isTransportBilledElsewhere()
        ? Objects.requireNonNullElse(billing.transportOrSender().accountEnd(), "")
        : null;
  }

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
        shipment.consignment().weight().ounces(),
        billedTo(shipment),
        shipment.shipDate().orElse(shipment.consignment().wanted().shipDate()));
  }
}

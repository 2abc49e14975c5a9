package dev.quayside.engine.tracking;

import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The end of a parcel's promised day, in the time zone of its destination.
///
/// @param zones the time zone of an address, where its postal code tells it
public record DeliveryEstimates(Function<Address, Optional<ZoneId>> zones) {

  private static final LocalTime END_OF_DAY = LocalTime.of(23, 59, 59);

  /// The end of the promised day; null without a promise.
  @Nullable Instant of(Shipment shipment) {
    var acceptance = shipment.acceptance();
    var day = acceptance == null ? null : acceptance.estimatedDelivery();
    if (day == null) {
      return null;
    }
    var zone = zones.apply(shipment.consignment().to()).orElse(ZoneOffset.UTC);
    return day.atTime(END_OF_DAY).atZone(zone).toInstant();
  }
}

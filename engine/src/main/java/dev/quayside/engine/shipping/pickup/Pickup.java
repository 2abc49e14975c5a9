package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// A pickup booked with a carrier, or being booked.
///
/// @param test booked in the carrier's test system, so nobody comes
/// @param handle the carrier's internal id of it; empty while it is in doubt
/// @param number the confirmation number; empty while it is in doubt
/// @param comes the day the carrier named
/// @param charged null when the carrier did not say
/// @param note explains the doubt to the reader; null when there is none
public record Pickup(
    String id,
    String carrierName,
    PickupOrder order,
    PickupStatus status,
    boolean test,
    String handle,
    String number,
    LocalDate comes,
    @Nullable Money charged,
    @Nullable Message note,
    Instant createdAt) {

  Pickup booked(Pickups.Booking booking) {
    return new Pickup(
        id,
        carrierName,
        order,
        PickupStatus.BOOKED,
        test,
        booking.handle(),
        booking.number(),
        booking.date(),
        booking.charged(),
        null,
        createdAt);
  }

  Pickup cancelled() {
    return with(PickupStatus.CANCELLED, null);
  }

  private Pickup with(PickupStatus next, @Nullable Message said) {
    return new Pickup(
        id, carrierName, order, next, test, handle, number, comes, charged, said, createdAt);
  }
}

package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// A pick-up a carrier was asked for.
///
/// @param test of the carrier's test system: nobody comes
/// @param handle the carrier's own name for it; empty while it is in doubt
/// @param number for people; empty while it is in doubt
/// @param comes the day the carrier named
/// @param charged null when the carrier did not say
/// @param note what is to be known of one in doubt; null otherwise
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

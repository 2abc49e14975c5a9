package dev.quayside.engine.carrier.sandbox.tariff;

import dev.quayside.engine.carrier.sandbox.day.Pickup;
import dev.quayside.engine.carrier.sandbox.place.Lane;
import dev.quayside.engine.carrier.sandbox.price.Piece;
import dev.quayside.engine.customs.Customs;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// A consignment as one carrier sees it, before any service is chosen.
///
/// @param deliveryArea class of the destination that costs extra, or empty
/// @param isReturn the receiver of an earlier parcel sends it back
/// @param customs the declaration, when it was given with the question
/// @param tenderAt when it is handed over
/// @param shipDate the date it leaves, in the origin's time zone
public record Journey(
    Lane lane,
    Piece piece,
    String deliveryArea,
    boolean isReturn,
    @Nullable Customs customs,
    Instant tenderAt,
    LocalDate shipDate) {

  /// The same with a service that is fetched at an hour of its own.
  Journey fetchedBy(Pickup pickup) {
    return new Journey(
        lane,
        piece,
        deliveryArea,
        isReturn,
        customs,
        tenderAt,
        pickup.shipDate(tenderAt, lane.from().timeZone()));
  }
}

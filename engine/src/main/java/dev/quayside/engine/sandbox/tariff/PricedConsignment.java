package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.place.Lane;
import dev.quayside.engine.sandbox.price.Piece;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// A consignment as one carrier sees it, before any service is chosen.
///
/// @param deliveryArea class of the destination that costs extra, or empty
/// @param isReturn the receiver of an earlier parcel sends it back
/// @param toPostBox it goes to a box in a post office
/// @param customs the declaration, when it was given with the question
/// @param tenderAt when it is handed over
/// @param shipDate the date it leaves, in the origin's time zone
public record PricedConsignment(
    Lane lane,
    Piece piece,
    String deliveryArea,
    boolean isReturn,
    boolean toPostBox,
    @Nullable Customs customs,
    Instant tenderAt,
    LocalDate shipDate) {

  /// The same with a service that is fetched at an hour of its own.
  PricedConsignment fetchedBy(PickupTimes pickup) {
    return new PricedConsignment(
        lane,
        piece,
        deliveryArea,
        isReturn,
        toPostBox,
        customs,
        tenderAt,
        pickup.shipDate(tenderAt, lane.from().timeZone()));
  }
}

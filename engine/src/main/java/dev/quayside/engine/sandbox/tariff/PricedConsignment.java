package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.place.Lane;
import dev.quayside.engine.sandbox.price.Piece;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// A consignment in one carrier's terms, before a service is chosen.
///
/// @param deliveryArea the destination's class when it costs extra, else empty
/// @param isReturn whether the receiver of an earlier parcel sends it back
/// @param toPostBox whether it goes to a post office box
/// @param customs the declaration; null when the question has none
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

  /// The same for a service that is collected at its own time.
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

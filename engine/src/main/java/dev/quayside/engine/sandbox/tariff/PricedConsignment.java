package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.place.Lane;
import dev.quayside.engine.sandbox.price.Piece;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/// A consignment in one carrier's terms, before a service is chosen.
///
/// @param deliveryArea the destination's class when it costs extra, else empty
/// @param isReturn whether the receiver of an earlier parcel sends it back
/// @param toPostBox whether it goes to a post office box
/// @param customs the declaration; null when the question has none
/// @param tenderAt when it is handed over
/// @param wanted what is asked for beside the parcel
/// @param shipDate the date it leaves, in the origin's time zone
public record PricedConsignment(
    Lane lane,
    Piece piece,
    String deliveryArea,
    boolean isReturn,
    boolean toPostBox,
    @Nullable Customs customs,
    Instant tenderAt,
    LocalDate shipDate,
    ShippingOptions wanted) {

  /// The day it leaves: the one that was asked for, else the next that the carrier collects on.
  public static LocalDate shipDate(Consignment consignment, PickupTimes pickup, ZoneId origin) {
    var asked = consignment.wanted().shipDate();
    return asked == null ? pickup.shipDate(consignment.tenderAt(), origin) : asked;
  }

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
        wanted.shipDate() == null
            ? pickup.shipDate(tenderAt, lane.from().timeZone())
            : wanted.shipDate(),
        wanted);
  }
}

package dev.quayside.engine.carrier.sandbox.tariff;

import dev.quayside.engine.carrier.sandbox.place.Lane;
import dev.quayside.engine.carrier.sandbox.price.Piece;
import java.time.LocalDate;

/// A consignment as one carrier sees it, before any service is chosen.
///
/// @param deliveryArea class of the destination that costs extra, or empty
/// @param isReturn the receiver of an earlier parcel sends it back
/// @param shipDate the date it leaves, in the origin's time zone
public record Journey(
    Lane lane, Piece piece, String deliveryArea, boolean isReturn, LocalDate shipDate) {}

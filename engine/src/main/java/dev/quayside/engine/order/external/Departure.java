package dev.quayside.engine.order.external;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.fulfilment.WantedParcel;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How an order leaves without a label of ours, as a caller says it.
///
/// @param carrier code of a carrier; null where none is named
/// @param carrierName what people call it; null where none is named
/// @param trackingNumber null for a parcel without one
/// @param items null for all that is left
/// @param shippedAt null for now
/// @param cost null when it is not known
/// @param isFurther whether it is a further parcel of an order that has left: without pieces
/// @param tellsShop whether the order's shop is told
/// @param tellsBuyer whether the buyer gets the e-mail of a parcel on its way
public record Departure(
    @Nullable String carrier,
    @Nullable String carrierName,
    @Nullable String trackingNumber,
    @Nullable List<WantedParcel.Pieces> items,
    @Nullable Instant shippedAt,
    @Nullable Money cost,
    boolean isFurther,
    boolean tellsShop,
    boolean tellsBuyer) {

  /// All that is left, now, with the shop told and the buyer not.
  public static Departure of(@Nullable String carrierName, @Nullable String trackingNumber) {
    return new Departure(null, carrierName, trackingNumber, null, null, null, false, true, false);
  }

  /// @param code of a carrier that is known
  Departure by(String code) {
    return new Departure(
        code, null, trackingNumber, items, shippedAt, cost, isFurther, tellsShop, tellsBuyer);
  }

  Departure further() {
    return new Departure(
        carrier, carrierName, trackingNumber, items, shippedAt, cost, true, tellsShop, tellsBuyer);
  }
}

package dev.quayside.engine.order.batch;

import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.printing.message.Message;
import org.jspecify.annotations.Nullable;

/// The label that would be bought for a parcel now.
///
/// @param number number of its order
/// @param rate null when nothing would be bought
/// @param why the reason why nothing would be bought; null also when no rule chose a rate
/// @param unmapped the buyer's words for a service that neither a rule nor a carrier knows, so that
///   another one would be bought; null when there are none
public record BatchProspect(
    BatchParcel parcel,
    String number,
    @Nullable Rate rate,
    @Nullable Message why,
    @Nullable String unmapped) {

  static BatchProspect none(BatchParcel parcel, String number, @Nullable Message why) {
    return new BatchProspect(parcel, number, null, why, null);
  }
}

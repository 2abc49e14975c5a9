package dev.quayside.engine.order.batch;

import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.printing.message.Message;
import org.jspecify.annotations.Nullable;

/// The label that would be bought for a parcel now.
///
/// @param number number of its order
/// @param rate null when nothing would be bought
/// @param why the reason why nothing would be bought; null also when no rule chose a rate
public record BatchProspect(
    BatchParcel parcel, String number, @Nullable Rate rate, @Nullable Message why) {}

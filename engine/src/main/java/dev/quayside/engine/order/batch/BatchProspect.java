package dev.quayside.engine.order.batch;

import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.printing.message.Message;
import org.jspecify.annotations.Nullable;

/// What would be bought for a parcel now.
///
/// @param number of its order
/// @param rate null when nothing would be bought
/// @param why nothing would be; null also where nobody chose
public record BatchProspect(
    BatchParcel parcel, String number, @Nullable Rate rate, @Nullable Message why) {}

package dev.quayside.engine.order.trial;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.rule.condition.OrderContext;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import org.jspecify.annotations.Nullable;

/// An order that is made up to try the rules on.
///
/// @param from where it leaves from; null for the location, or for the usual one
/// @param location id or name of the location it leaves from; null for none
public record TriedOrder(
    String reference,
    OrderDetails details,
    ParcelDraft parcel,
    OrderContext context,
    @Nullable Address from,
    @Nullable String location) {}

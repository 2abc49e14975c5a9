package dev.quayside.engine.order.batch;

import org.jspecify.annotations.Nullable;

/// What a shop writes back to an order of a batch.
///
/// @param trackingNumber null while the purchase is in doubt
record BoughtLabel(String labelId, @Nullable String trackingNumber) {}

package dev.quayside.engine.order.batch;

import org.jspecify.annotations.Nullable;

/// The ids of a bought label, which a shop stores with its order.
///
/// @param trackingNumber null while the purchase is in doubt
record BoughtLabel(String labelId, @Nullable String trackingNumber) {}

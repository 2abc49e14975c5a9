package dev.quayside.engine.shipping;

import dev.quayside.engine.shipping.shipment.BoughtBy;
import org.jspecify.annotations.Nullable;

/// Who bought a label on the wire, and where.
///
/// @param user null when nobody had to sign in
/// @param station name of the desk, as it was then; null for a label of an earlier version
public record BoughtByJson(@Nullable BoughtBy user, @Nullable String station) {}

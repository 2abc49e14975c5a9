package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import org.jspecify.annotations.Nullable;

/// A parcel's status changed, which makes exactly one event.
///
/// @param scan what changed it; null when its label was voided
record Transition(TrackingStatus from, TrackingStatus to, @Nullable Scan scan) {}

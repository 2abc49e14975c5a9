package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import org.jspecify.annotations.Nullable;

/// A change of a parcel's status. Each one makes exactly one event.
///
/// @param scan the scan that caused it; null when the label was voided
record Transition(TrackingStatus from, TrackingStatus to, @Nullable Scan scan) {}

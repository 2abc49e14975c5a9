package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Instant;

/// One of our parcels as we follow it, without its history.
///
/// @param heardAt when its carrier last answered, on the workspace's clock; the epoch for never
/// @param updatedAt when something new was last heard
public record TrackedParcel(
    String id,
    String shipmentId,
    String carrier,
    String trackingNumber,
    TrackingStatus status,
    Instant heardAt,
    Instant updatedAt) {}

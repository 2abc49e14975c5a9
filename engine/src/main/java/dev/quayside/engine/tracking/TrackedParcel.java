package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Instant;

/// A parcel of this workspace that is being tracked, without its scans.
///
/// @param heardAt when its carrier last answered, by the workspace's clock; the epoch for never
/// @param updatedAt when there was last a new scan
/// @param further whether it is a further box of a shipment of several
public record TrackedParcel(
    String id,
    String shipmentId,
    String carrier,
    String trackingNumber,
    TrackingStatus status,
    Instant heardAt,
    Instant updatedAt,
    boolean further) {}

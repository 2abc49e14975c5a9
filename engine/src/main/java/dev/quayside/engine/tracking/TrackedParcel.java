package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Instant;

/// A parcel of this workspace that is being tracked, without its scans.
///
/// @param heardAt when its carrier last answered, by the workspace's clock; the epoch for never
/// @param updatedAt when there was last a new scan
/// @param shipmentId of its shipment; of one without a label of ours the id of the order's parcel
public record TrackedParcel(
    String id,
    String shipmentId,
    String carrier,
    String trackingNumber,
    TrackingStatus status,
    Instant heardAt,
    Instant updatedAt,
    Kind kind) {

  /// What a parcel is to this workspace.
  public enum Kind {
    /// The parcel of a shipment: its first box where it has several.
    FIRST,
    /// A further box of a shipment of several.
    FURTHER,
    /// An order's parcel without a label of ours.
    SENT
  }
}

package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import dev.quayside.engine.shipment.Shipment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is known about one tracking number.
///
/// @param status decisions section 8
/// @param scans oldest first
public record Tracker(
    String trackingNumber,
    Shipment shipment,
    TrackingStatus status,
    @Nullable Substatus substatus,
    List<Scan> scans) {
  public Tracker {
    scans = List.copyOf(scans);
  }
}

package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.shipment.Shipment;
import java.util.List;

/// What is known about one tracking number.
///
/// @param status decisions section 8
/// @param scans oldest first
public record Tracker(
    String trackingNumber, Shipment shipment, String status, String substatus, List<Scan> scans) {
  public Tracker {
    scans = List.copyOf(scans);
  }
}

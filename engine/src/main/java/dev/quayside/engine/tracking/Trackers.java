package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.ShipmentStatus;
import dev.quayside.engine.shipment.Shipments;
import java.util.Comparator;
import java.util.List;

/// Asks carriers where parcels are.
public final class Trackers {

  private final Shipments shipments;
  private final Carriers carriers;

  public Trackers(Shipments shipments, Carriers carriers) {
    this.shipments = shipments;
    this.carriers = carriers;
  }

  /// @throws ProblemException `NOT_FOUND` for a number that is not this workspace's,
  ///   `CARRIER_UNAVAILABLE`
  public Tracker track(Caller caller, String trackingNumber) {
    var number = trackingNumber.replaceAll("\\s", "");
    var shipment =
        shipments
            .ofTrackingNumber(caller, number)
            .orElseThrow(() -> ProblemException.notFound("this tracking number"));
    var scans =
        carriers.require(caller, shipment.carrier()).track(number).stream()
            .sorted(Comparator.comparing(Scan::at))
            .toList();
    return tracker(number, shipment, scans);
  }

  private static Tracker tracker(String number, Shipment shipment, List<Scan> scans) {
    if (shipment.status() == ShipmentStatus.CANCELLED) {
      return new Tracker(number, shipment, TrackingStatus.CANCELLED, Substatus.CANCELLED, scans);
    }
    if (scans.isEmpty()) {
      return new Tracker(
          number, shipment, TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, scans);
    }
    var last = scans.getLast();
    return new Tracker(number, shipment, last.status(), last.substatus(), scans);
  }
}

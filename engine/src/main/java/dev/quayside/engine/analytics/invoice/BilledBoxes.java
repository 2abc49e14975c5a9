package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.analytics.invoice.billing.BilledParcel;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Shipments of several boxes, which have one price here: carriers bill each box under its own
/// number, so that what is billed of one shipment is compared as a whole.
///
/// @param masters the number of the shipment by the number of each of its boxes
record BilledBoxes(Map<String, String> masters) {

  static BilledBoxes of(List<Shipment> known) {
    var masters = new HashMap<String, String>();
    for (var shipment : known) {
      if (shipment.consignment().isInPieces()) {
        var master = shipment.trackingNumber().orElseThrow();
        masters.put(master, master);
        shipment
            .labels()
            .forEach(
                label -> label.trackingNumber().ifPresent(number -> masters.put(number, master)));
      }
    }
    return new BilledBoxes(masters);
  }

  /// The billed parcels, with those of one shipment as one.
  List<BilledParcel> joined(List<BilledParcel> billed) {
    if (masters.isEmpty()) {
      return billed;
    }
    var shipments = new LinkedHashMap<String, BilledParcel>();
    var others = new ArrayList<BilledParcel>();
    for (var parcel : billed) {
      var master = masters.get(parcel.trackingNumber());
      if (master == null) {
        others.add(parcel);
      } else {
        shipments.merge(
            master, parcel.together(master, null), (so, more) -> so.together(master, more));
      }
    }
    others.addAll(shipments.values());
    return others;
  }
}

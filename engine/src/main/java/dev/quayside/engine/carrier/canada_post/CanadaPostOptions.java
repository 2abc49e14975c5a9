package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.NumberRoom;
import dev.quayside.engine.carrier.option.PayorsTaken;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import java.util.Map;

/// What Canada Post takes beside parcels: two references of its shipment schema v8, no other payor,
/// duties prepaid by the sender.
final class CanadaPostOptions {

  static final CarrierOptions OPTIONS =
      CarrierOptions.ownBoxes(
              CanadaPost.CODE,
              new ReferenceRoom(2, 35),
              0,
              "MON-FRI",
              "MON-FRI",
              Map.of(),
              CustomsDemand.POSTAL.with(new NumberRoom(10, 10, 10)))
          .with(PayorsTaken.SENDER_OF_DUTIES_TOO);

  private CanadaPostOptions() {}
}

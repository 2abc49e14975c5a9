package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.PayorsTaken;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import java.util.List;
import java.util.Map;

/// What Canada Post takes beside parcels: two references of its shipment schema v8, no other payor.
final class CanadaPostOptions {

  private static final int REFERENCES = 2;
  private static final int REFERENCE = 35;
  private static final int INSTRUCTIONS = 0;

  static final CarrierOptions OPTIONS =
      new CarrierOptions(
          CanadaPost.CODE,
          List.of(),
          new ReferenceRoom(REFERENCES, REFERENCE),
          INSTRUCTIONS,
          CarrierOptions.USUAL_DAYS,
          PayorsTaken.SENDER_ONLY,
          "MON-FRI",
          "MON-FRI",
          Map.of(),
          CustomsDemand.POSTAL);

  private CanadaPostOptions() {}
}

package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.PayorsTaken;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import java.util.List;
import java.util.Map;

/// What Australia Post takes beside parcels: one reference beside ours; no instructions of its
/// Shipping API.
final class AustraliaPostOptions {

  private static final int REFERENCES = 1;
  private static final int REFERENCE = 50;
  private static final int INSTRUCTIONS = 0;

  static final CarrierOptions OPTIONS =
      new CarrierOptions(
          AustraliaPost.CODE,
          List.of(),
          new ReferenceRoom(REFERENCES, REFERENCE),
          INSTRUCTIONS,
          CarrierOptions.USUAL_DAYS,
          PayorsTaken.SENDER_ONLY,
          "MON-FRI",
          "MON-FRI",
          Map.of(),
          CustomsDemand.POSTAL);

  private AustraliaPostOptions() {}
}

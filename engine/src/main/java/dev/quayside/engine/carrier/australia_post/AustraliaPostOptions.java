package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.PayorsTaken;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import java.util.Map;

/// What Australia Post takes beside parcels: one reference beside ours; no instructions of its
/// Shipping API.
final class AustraliaPostOptions {

  /// Items of one shipment (Create Shipments, despatch within Australia).
  private static final int MOST_ITEMS = 20;

  static final CarrierOptions OPTIONS =
      CarrierOptions.ownBoxes(
              AustraliaPost.CODE,
              new ReferenceRoom(1, 50),
              0,
              "MON-FRI",
              "MON-FRI",
              Map.of(),
              CustomsDemand.POSTAL)
          .with(PayorsTaken.SENDER_OF_DUTIES_TOO)
          .pieces(MOST_ITEMS);

  private AustraliaPostOptions() {}
}

package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.PayorsTaken;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import dev.quayside.engine.carrier.option.Saturday;
import dev.quayside.engine.carrier.option.ServiceOptions;
import java.util.List;
import java.util.Map;

/// What Veho takes beside parcels: nothing, but it comes every day.
final class VehoOptions {

  private static final int REFERENCES = 0;
  private static final int REFERENCE = 50;
  private static final int INSTRUCTIONS = 0;

  static final CarrierOptions OPTIONS =
      new CarrierOptions(
          Veho.CODE,
          List.of(),
          new ReferenceRoom(REFERENCES, REFERENCE),
          INSTRUCTIONS,
          CarrierOptions.USUAL_DAYS,
          PayorsTaken.SENDER_ONLY,
          "MON-SUN",
          "MON-SUN",
          Map.of(
              "veho_ground_plus",
              ServiceOptions.on(Saturday.USUAL),
              "veho_premium_economy",
              ServiceOptions.on(Saturday.USUAL),
              "veho_two_day",
              ServiceOptions.on(Saturday.USUAL),
              "veho_next_day",
              ServiceOptions.on(Saturday.USUAL),
              "veho_same_day",
              ServiceOptions.on(Saturday.USUAL)),
          CustomsDemand.INVOICE);

  private VehoOptions() {}
}

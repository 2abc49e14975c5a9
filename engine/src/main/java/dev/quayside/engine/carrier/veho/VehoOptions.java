package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import dev.quayside.engine.carrier.option.Saturday;
import dev.quayside.engine.carrier.option.ServiceOptions;
import java.util.Map;

/// What Veho takes beside parcels: nothing, but it comes every day.
final class VehoOptions {

  static final CarrierOptions OPTIONS =
      CarrierOptions.ownBoxes(
          Veho.CODE,
          new ReferenceRoom(0, 50),
          0,
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

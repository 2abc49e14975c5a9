package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import dev.quayside.engine.carrier.option.Saturday;
import dev.quayside.engine.carrier.option.ServiceOptions;
import java.util.Map;

/// What GLS US takes beside parcels: one reference. Saturdays are services of their own.
final class GlsUsOptions {

  /// Days ahead that GLS takes a ship date.
  private static final int DAYS = 5;

  static final CarrierOptions OPTIONS =
      CarrierOptions.ownBoxes(
              GlsUs.CODE,
              new ReferenceRoom(1, 20),
              0,
              "MON-FRI",
              "MON-FRI",
              Map.of(
                  "gls_saturday_delivery",
                  ServiceOptions.on(Saturday.NEXT_DAY),
                  "gls_early_saturday",
                  ServiceOptions.on(Saturday.NEXT_DAY)),
              CustomsDemand.INVOICE)
          .announced(DAYS);

  private GlsUsOptions() {}
}

package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.PayorsTaken;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import dev.quayside.engine.carrier.option.Saturday;
import dev.quayside.engine.carrier.option.ServiceOptions;
import java.util.List;
import java.util.Map;

/// What GLS US takes beside parcels: one reference. Saturdays are services of their own.
final class GlsUsOptions {

  private static final int REFERENCES = 1;
  private static final int REFERENCE = 20;
  private static final int INSTRUCTIONS = 0;

  static final CarrierOptions OPTIONS =
      new CarrierOptions(
          GlsUs.CODE,
          List.of(),
          new ReferenceRoom(REFERENCES, REFERENCE),
          INSTRUCTIONS,
          CarrierOptions.USUAL_DAYS,
          PayorsTaken.SENDER_ONLY,
          "MON-FRI",
          "MON-FRI",
          Map.of(
              "gls_saturday_delivery",
              ServiceOptions.on(Saturday.NEXT_DAY),
              "gls_early_saturday",
              ServiceOptions.on(Saturday.NEXT_DAY)),
          CustomsDemand.INVOICE);

  private GlsUsOptions() {}
}

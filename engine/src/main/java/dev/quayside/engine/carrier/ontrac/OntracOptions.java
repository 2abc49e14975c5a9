package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import dev.quayside.engine.carrier.option.Saturday;
import dev.quayside.engine.carrier.option.ServiceOptions;
import java.util.Map;

/// What OnTrac takes beside parcels: three references and instructions of its specification V7.
final class OntracOptions {

  static final CarrierOptions OPTIONS =
      CarrierOptions.ownBoxes(
          Ontrac.CODE,
          new ReferenceRoom(3, 50),
          100,
          "MON-FRI",
          "MON-SUN",
          Map.of("ontrac_ground", ServiceOptions.on(Saturday.USUAL)),
          CustomsDemand.INVOICE);

  private OntracOptions() {}
}

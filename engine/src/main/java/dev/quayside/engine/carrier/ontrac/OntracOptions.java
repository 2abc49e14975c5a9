package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.PayorsTaken;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import dev.quayside.engine.carrier.option.Saturday;
import dev.quayside.engine.carrier.option.ServiceOptions;
import java.util.List;
import java.util.Map;

/// What OnTrac takes beside parcels: three references and instructions of its specification V7.
final class OntracOptions {

  private static final int REFERENCES = 3;
  private static final int REFERENCE = 50;
  private static final int INSTRUCTIONS = 100;

  static final CarrierOptions OPTIONS =
      new CarrierOptions(
          Ontrac.CODE,
          List.of(),
          new ReferenceRoom(REFERENCES, REFERENCE),
          INSTRUCTIONS,
          CarrierOptions.USUAL_DAYS,
          PayorsTaken.SENDER_ONLY,
          "MON-FRI",
          "MON-SUN",
          Map.of("ontrac_ground", ServiceOptions.on(Saturday.USUAL)),
          CustomsDemand.INVOICE);

  private OntracOptions() {}
}

package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.time.Duration;
import java.util.List;

/// The services OnTrac sells. Ground is `C` in its API. Transit days are from its website.
final class OntracServices {

  private static final String GROUND = "ontrac_ground";
  private static final String GROUND_ON_THE_WIRE = "C";
  private static final Weight HEAVIEST = Weight.ofPounds(150);

  /// How long a label counts as voidable: OnTrac's API knows nothing older than two weeks.
  private static final Duration KNOWN = Duration.ofDays(14);

  static final CarrierProfile PROFILE =
      new CarrierProfile(
          Ontrac.CODE,
          Ontrac.NAME,
          List.of(
              new CarrierService(
                  GROUND, "OnTrac Ground", 1, 5, HEAVIEST, false, true, true, true, false)),
          false,
          KNOWN,
          OntracOptions.OPTIONS);

  private OntracServices() {}

  static String code(String service) {
    return service.equals(GROUND_ON_THE_WIRE) ? GROUND : service;
  }

  static String onTheWire(String code) {
    return code.equals(GROUND) ? GROUND_ON_THE_WIRE : code;
  }

  /// A service's name; one that is not in the catalogue is named by OnTrac's letter.
  static String name(String code) {
    return PROFILE.service(code).map(CarrierService::name).orElse(Ontrac.NAME + " " + code);
  }
}

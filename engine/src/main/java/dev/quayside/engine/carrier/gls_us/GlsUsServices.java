package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// The services GLS US sells, and its codes. Transit days are general knowledge: a rate states the
/// day itself.
final class GlsUsServices {

  private static final Weight HEAVIEST = Weight.ofPounds(150);

  /// How long an unscanned label can be voided: a guess.
  private static final Duration VOIDABLE = Duration.ofDays(7);

  private record Sold(String glsCode, CarrierService service) {}

  private static final List<Sold> SOLD =
      List.of(
          sold("CPS", "gls_ground", "GLS Ground", 1, 4, false),
          sold("NPS", "gls_noon_priority_overnight", "GLS Noon Priority Overnight", 1, 1, true),
          sold("PDS", "gls_priority_overnight", "GLS Priority Overnight", 1, 1, true),
          sold("EPS", "gls_early_priority_overnight", "GLS Early Priority Overnight", 1, 1, true),
          sold("SDS", "gls_saturday_delivery", "GLS Saturday Delivery", 1, 1, true),
          sold("ESS", "gls_early_saturday", "GLS Early Saturday", 1, 1, true));

  static final CarrierProfile PROFILE =
      new CarrierProfile(
          GlsUs.CODE,
          GlsUs.NAME,
          SOLD.stream().map(Sold::service).toList(),
          false,
          VOIDABLE,
          GlsUsOptions.OPTIONS);

  private GlsUsServices() {}

  /// The service of a code; empty when it is not in the catalogue.
  static Optional<CarrierService> service(String glsCode) {
    return SOLD.stream()
        .filter(each -> each.glsCode().equals(glsCode))
        .findFirst()
        .map(Sold::service);
  }

  /// GLS's code of a service. A service that is not in the catalogue is its own code.
  static String glsCode(String service) {
    return SOLD.stream()
        .filter(each -> each.service().code().equals(service))
        .findFirst()
        .map(Sold::glsCode)
        .orElse(service);
  }

  private static Sold sold(
      String glsCode, String code, String name, int fastest, int slowest, boolean guaranteed) {
    return new Sold(
        glsCode,
        new CarrierService(
            code, name, fastest, slowest, HEAVIEST, false, true, true, false, guaranteed));
  }
}

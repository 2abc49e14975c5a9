package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The services UPS sells, and its codes, some of which mean another service in Canada. Limits are
/// published. Transit days are general knowledge: a rate states UPS's own.
final class UpsServices {

  static final String GROUND = "ups_ground";
  static final String GROUND_SAVER = "ups_ground_saver";

  private static final Weight HEAVIEST = Weight.ofPounds(150);
  private static final Weight SAVER = Weight.ofPounds(70);

  /// How long an unscanned label can be voided over the API: general knowledge.
  private static final Duration VOIDABLE = Duration.ofDays(28);

  private record Sold(String upsCode, CarrierService service) {}

  /// The meaning of these codes for parcels handed over in Canada.
  private static final List<Sold> CANADIAN =
      List.of(
          sold("01", domestic("ups_express", "UPS Express", 1, 1, HEAVIEST, true)),
          sold("02", domestic("ups_expedited", "UPS Expedited", 2, 4, HEAVIEST, true)),
          sold("13", domestic("ups_express_saver", "UPS Express Saver", 1, 1, HEAVIEST, true)),
          sold("14", domestic("ups_express_early", "UPS Express Early", 1, 1, HEAVIEST, true)));

  private static final List<Sold> ANYWHERE =
      List.of(
          sold("03", domestic(GROUND, "UPS Ground", 1, 5, HEAVIEST, false)),
          sold("93", domestic(GROUND_SAVER, "UPS Ground Saver", 2, 7, SAVER, false)),
          sold("12", domestic("ups_3_day_select", "UPS 3 Day Select", 3, 3, HEAVIEST, true)),
          sold("02", domestic("ups_2nd_day_air", "UPS 2nd Day Air", 2, 2, HEAVIEST, true)),
          sold("59", domestic("ups_2nd_day_air_am", "UPS 2nd Day Air A.M.", 2, 2, HEAVIEST, true)),
          sold(
              "13",
              domestic("ups_next_day_air_saver", "UPS Next Day Air Saver", 1, 1, HEAVIEST, true)),
          sold("01", domestic("ups_next_day_air", "UPS Next Day Air", 1, 1, HEAVIEST, true)),
          sold(
              "14",
              domestic("ups_next_day_air_early", "UPS Next Day Air Early", 1, 1, HEAVIEST, true)),
          sold("11", abroad("ups_standard", "UPS Standard", 3, 6, false)),
          sold("08", abroad("ups_worldwide_expedited", "UPS Worldwide Expedited", 2, 5, false)),
          sold("65", abroad("ups_worldwide_saver", "UPS Worldwide Saver", 1, 3, true)),
          sold("07", abroad("ups_worldwide_express", "UPS Worldwide Express", 1, 3, true)),
          sold(
              "54",
              abroad("ups_worldwide_express_plus", "UPS Worldwide Express Plus", 1, 3, true)));

  static final CarrierProfile PROFILE =
      new CarrierProfile(
          Ups.CODE,
          Ups.NAME,
          all().map(Sold::service).toList(),
          true,
          VOIDABLE,
          UpsOptions.OPTIONS);

  private static final Map<String, String> UPS_CODES =
      all().collect(Collectors.toUnmodifiableMap(each -> each.service().code(), Sold::upsCode));

  private UpsServices() {}

  /// The service of UPS's code; empty when it is not in the catalogue.
  ///
  /// @param country where the parcel is handed over
  static Optional<CarrierService> service(String upsCode, String country) {
    var sold = country.equals("CA") ? all() : ANYWHERE.stream();
    return sold.filter(each -> each.upsCode().equals(upsCode)).findFirst().map(Sold::service);
  }

  /// UPS's code of a service. A service that is not in the catalogue is its own code.
  static String upsCode(String service) {
    return UPS_CODES.getOrDefault(service, service);
  }

  private static Stream<Sold> all() {
    return Stream.concat(CANADIAN.stream(), ANYWHERE.stream());
  }

  private static Sold sold(String upsCode, CarrierService service) {
    return new Sold(upsCode, service);
  }

  private static CarrierService domestic(
      String code, String name, int fastest, int slowest, Weight most, boolean guaranteed) {
    return new CarrierService(
        code, name, fastest, slowest, most, false, true, true, false, guaranteed);
  }

  private static CarrierService abroad(
      String code, String name, int fastest, int slowest, boolean guaranteed) {
    return new CarrierService(
        code, name, fastest, slowest, HEAVIEST, true, true, true, false, guaranteed);
  }
}

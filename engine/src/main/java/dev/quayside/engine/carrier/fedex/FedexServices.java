package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/// The services FedEx sells, under its own service types. Limits are from its service guide.
/// Transit days are general knowledge: a rate states FedEx's own.
final class FedexServices {

  static final String GROUND = "FEDEX_GROUND";
  static final String HOME = "GROUND_HOME_DELIVERY";
  static final String ECONOMY = "SMART_POST";
  static final String EXPRESS = "FEDEX_2_DAY";

  private static final Weight PARCEL = Weight.ofPounds(150);
  private static final Weight LIGHT = Weight.ofPounds(70);

  /// How long an unused shipment can be cancelled: a guess. It ends earlier when FedEx has the
  /// parcel.
  private static final Duration CANCELLABLE = Duration.ofDays(7);

  static final CarrierProfile PROFILE =
      new CarrierProfile(
          Fedex.CODE,
          Fedex.NAME,
          List.of(
              new CarrierService(
                  GROUND, "FedEx Ground", 1, 7, PARCEL, true, true, true, false, false),
              domestic(HOME, "FedEx Home Delivery", 1, 7, PARCEL, false),
              domestic(ECONOMY, "FedEx Ground Economy", 2, 9, LIGHT, false),
              domestic("FEDEX_EXPRESS_SAVER", "FedEx Express Saver", 3, 3, PARCEL, true),
              domestic(EXPRESS, "FedEx 2Day", 2, 3, PARCEL, true),
              domestic("FEDEX_2_DAY_AM", "FedEx 2Day A.M.", 2, 2, PARCEL, true),
              domestic("STANDARD_OVERNIGHT", "FedEx Standard Overnight", 1, 1, PARCEL, true),
              domestic("PRIORITY_OVERNIGHT", "FedEx Priority Overnight", 1, 2, PARCEL, true),
              domestic("FIRST_OVERNIGHT", "FedEx First Overnight", 1, 1, PARCEL, true),
              abroad(
                  "FEDEX_INTERNATIONAL_CONNECT_PLUS",
                  "FedEx International Connect Plus",
                  2,
                  5,
                  LIGHT,
                  false),
              abroad("INTERNATIONAL_ECONOMY", "FedEx International Economy", 2, 5, PARCEL, false),
              abroad(
                  "FEDEX_INTERNATIONAL_PRIORITY",
                  "FedEx International Priority",
                  1,
                  3,
                  PARCEL,
                  true),
              abroad(
                  "FEDEX_INTERNATIONAL_PRIORITY_EXPRESS",
                  "FedEx International Priority Express",
                  1,
                  3,
                  PARCEL,
                  true),
              abroad("INTERNATIONAL_FIRST", "FedEx International First", 1, 3, PARCEL, true)),
          true,
          CANCELLABLE,
          FedexOptions.OPTIONS);

  private FedexServices() {}

  /// Whether the service carries limited quantities of hazardous goods.
  static boolean takesHazmat(String code) {
    return code.equals(GROUND) || code.equals(HOME);
  }

  /// Whether the driver of Ground collects it.
  static boolean goesOnTheGround(String code) {
    return takesHazmat(code) || code.equals(ECONOMY);
  }

  /// Whether FedEx asks for it in the ground close.
  static boolean isClosed(String code) {
    return takesHazmat(code);
  }

  /// Whether a price of this service is wanted.
  ///
  /// @param wanted services; empty for all
  static boolean isWanted(String code, Set<String> wanted) {
    return wanted.isEmpty() || wanted.contains(code);
  }

  private static CarrierService domestic(
      String code, String name, int fastest, int slowest, Weight most, boolean guaranteed) {
    return new CarrierService(
        code, name, fastest, slowest, most, false, true, !code.equals(ECONOMY), false, guaranteed);
  }

  private static CarrierService abroad(
      String code, String name, int fastest, int slowest, Weight most, boolean guaranteed) {
    return new CarrierService(
        code, name, fastest, slowest, most, true, true, true, false, guaranteed);
  }
}

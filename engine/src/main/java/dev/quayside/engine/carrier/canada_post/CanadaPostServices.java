package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;

/// The services Canada Post sells, under its own codes. Transit days are general knowledge: a rate
/// states Canada Post's own.
final class CanadaPostServices {

  private static final Weight PARCEL = kilograms(30);
  private static final Weight PACKET = kilograms(2);

  /// How long after its sale an unscanned label can be refunded: general knowledge.
  private static final Duration REFUNDABLE = Duration.ofDays(30);

  static final CarrierProfile PROFILE =
      new CarrierProfile(
          CanadaPost.CODE,
          CanadaPost.NAME,
          List.of(
              domestic("DOM.RP", "Regular Parcel", 2, 9, false),
              domestic("DOM.EP", "Expedited Parcel", 1, 7, true),
              domestic("DOM.XP", "Xpresspost", 1, 2, true),
              domestic("DOM.PC", "Priority", 1, 1, true),
              abroad("USA.EP", "Expedited Parcel USA", 4, 7, PARCEL, false),
              abroad("USA.XP", "Xpresspost USA", 2, 3, PARCEL, true),
              abroad("USA.PW.PARCEL", "Priority Worldwide Parcel USA", 1, 2, PARCEL, true),
              abroad("USA.TP", "Tracked Packet USA", 4, 7, PACKET, false),
              abroad("INT.XP", "Xpresspost International", 4, 7, PARCEL, true),
              abroad(
                  "INT.PW.PARCEL", "Priority Worldwide Parcel International", 2, 3, PARCEL, true),
              abroad("INT.IP.AIR", "International Parcel Air", 6, 10, PARCEL, false),
              abroad("INT.IP.SURF", "International Parcel Surface", 20, 60, PARCEL, false),
              abroad("INT.TP", "Tracked Packet International", 6, 10, PACKET, false)),
          false,
          REFUNDABLE,
          CanadaPostOptions.OPTIONS);

  private CanadaPostServices() {}

  /// The most transit days of a service; 10 for one that is not in the catalogue.
  static int transitDays(String code) {
    return PROFILE.service(code).map(CarrierService::maxTransitDays).orElse(10);
  }

  /// The non-delivery option: a packet is returned to its sender (RTS), a parcel at the sender's
  /// expense (RASE).
  static String nonDelivery(String code) {
    return code.contains(".TP") || code.contains(".SP.") ? "RTS" : "RASE";
  }

  private static CarrierService domestic(
      String code, String name, int fastest, int slowest, boolean guaranteed) {
    return new CarrierService(
        code, name, fastest, slowest, PARCEL, false, true, true, false, guaranteed);
  }

  private static CarrierService abroad(
      String code, String name, int fastest, int slowest, Weight most, boolean guaranteed) {
    boolean parcel = most.equals(PARCEL);
    return new CarrierService(
        code, name, fastest, slowest, most, true, parcel, parcel, false, guaranteed);
  }

  private static Weight kilograms(int kilograms) {
    return Weight.ofGrams(BigDecimal.valueOf(1_000L * kilograms));
  }
}

package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// The services USPS sells; its mail classes are the service codes. Limits are from its price list,
/// transit days from its website.
final class UspsServices {

  static final String GROUND_ADVANTAGE = "USPS_GROUND_ADVANTAGE";
  static final String EXPRESS = "PRIORITY_MAIL_EXPRESS";
  static final String FIRST_CLASS_ABROAD = "FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE";

  private static final String RETURN = "_RETURN_SERVICE";
  private static final Set<String> RETURNED = Set.of(GROUND_ADVANTAGE, "PRIORITY_MAIL", EXPRESS);

  /// Mail for books, libraries and bulk mailers: quoted only when named.
  private static final Set<String> WHEN_ASKED =
      Set.of(
          "MEDIA_MAIL",
          "LIBRARY_MAIL",
          "BOUND_PRINTED_MATTER",
          "PARCEL_SELECT",
          "USPS_CONNECT_LOCAL",
          "USPS_CONNECT_REGIONAL",
          "USPS_CONNECT_MAIL");

  private static final Weight HEAVIEST = Weight.ofPounds(70);

  /// How long an unused label can be refunded.
  private static final Duration REFUNDABLE = Duration.ofDays(30);

  static final CarrierProfile PROFILE =
      new CarrierProfile(
          Usps.CODE,
          Usps.NAME,
          List.of(
              domestic(GROUND_ADVANTAGE, "USPS Ground Advantage", 2, 5, false),
              domestic("PRIORITY_MAIL", "Priority Mail", 1, 3, false),
              domestic(EXPRESS, "Priority Mail Express", 1, 3, true),
              domestic("MEDIA_MAIL", "Media Mail", 2, 8, false),
              domestic("LIBRARY_MAIL", "Library Mail", 2, 8, false),
              abroad(FIRST_CLASS_ABROAD, "First-Class Package International Service", 7, 21, 4),
              abroad("PRIORITY_MAIL_INTERNATIONAL", "Priority Mail International", 6, 10, 70),
              abroad(
                  "PRIORITY_MAIL_EXPRESS_INTERNATIONAL",
                  "Priority Mail Express International",
                  3,
                  5,
                  70)),
          true,
          REFUNDABLE,
          UspsOptions.OPTIONS);

  private UspsServices() {}

  /// Whether the service is quoted without being named.
  static boolean isUsual(String code) {
    return !WHEN_ASKED.contains(code);
  }

  static boolean isReturned(String code) {
    return RETURNED.contains(code);
  }

  static String mailClass(String code, boolean isReturn) {
    return isReturn ? code + RETURN : code;
  }

  static String code(String mailClass) {
    return mailClass.endsWith(RETURN)
        ? mailClass.substring(0, mailClass.length() - RETURN.length())
        : mailClass;
  }

  /// A service's name; USPS's own for one that is not in the catalogue.
  static String name(String code, String said) {
    return PROFILE
        .service(code)
        .map(CarrierService::name)
        .orElseGet(() -> said.isBlank() ? words(code) : said);
  }

  /// The most transit days of a service; 10 for one that is not in the catalogue.
  static int slowest(String code) {
    return PROFILE.service(code).map(CarrierService::maxTransitDays).orElse(10);
  }

  private static String words(String code) {
    return Arrays.stream(code.split("_"))
        .map(
            word ->
                word.equals("USPS")
                    ? word
                    : word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  private static CarrierService domestic(
      String code, String name, int fastest, int slowest, boolean guaranteed) {
    return new CarrierService(
        code, name, fastest, slowest, HEAVIEST, false, true, true, true, guaranteed);
  }

  private static CarrierService abroad(
      String code, String name, int fastest, int slowest, int pounds) {
    boolean insured = !code.equals(FIRST_CLASS_ABROAD);
    var most = Weight.ofPounds(pounds);
    return new CarrierService(
        code, name, fastest, slowest, most, true, insured, false, true, false);
  }
}

package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import java.util.Map;

/// USPS IMpb, 22 digits: application identifier 92, service type code, nine-digit mailer id, seven
/// digits of serial, check digit (Publication 199). Abroad a postal number ending in US.
public final class UspsIssuer implements Issuer {

  private static final long SERIALS = 10_000_000;

  /// The sandbox's own mailer ids; the next one starts after ten million numbers.
  private static final long FIRST_MAILER = 900_100_000;

  /// Service type codes for tracked parcels (Publication 199; general knowledge, media and library
  /// guesses).
  private static final Map<String, String> SERVICE_TYPE_CODES =
      Map.of(
          "USPS_GROUND_ADVANTAGE", "001",
          "PRIORITY_MAIL", "055",
          "PRIORITY_MAIL_EXPRESS", "701",
          "MEDIA_MAIL", "004",
          "LIBRARY_MAIL", "005");

  /// First and second letter of postal numbers abroad.
  private static final Map<String, String> ABROAD =
      Map.of(
          "FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE", "LZ",
          "PRIORITY_MAIL_INTERNATIONAL", "CP",
          "PRIORITY_MAIL_EXPRESS_INTERNATIONAL", "EI");

  @Override
  public String trackingNumber(String service, long serial) {
    var letters = ABROAD.get(service);
    if (letters != null) {
      return PostalNumber.of(letters.charAt(0), letters.charAt(1), serial, "US");
    }
    var body =
        "92%s%d%07d"
            .formatted(serviceTypeCode(service), FIRST_MAILER + serial / SERIALS, serial % SERIALS);
    return body + CheckDigit.GS1.of(body);
  }

  /// The text `zone`, and within the country `serviceTypeCode`.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    if (ABROAD.containsKey(waybill.service())) {
      return Map.of("zone", waybill.zone());
    }
    return Map.of("serviceTypeCode", serviceTypeCode(waybill.service()), "zone", waybill.zone());
  }

  private static String serviceTypeCode(String service) {
    var code = SERVICE_TYPE_CODES.get(service);
    if (code == null) {
      throw new IllegalArgumentException("no service type code for " + service);
    }
    return code;
  }
}

package dev.quayside.engine.carrier.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import java.util.Map;

/// USPS IMpb, 22 digits: application identifier 92, service type code, nine-digit mailer id, seven
/// digits of serial, check digit (Publication 199).
public final class UspsIssuer implements Issuer {

  private static final long SERIALS = 10_000_000;

  /// The sandbox's own mailer ids; the next one begins when ten million numbers are used up.
  private static final long FIRST_MAILER = 900_100_000;

  /// Service type codes for tracked parcels (Publication 199; general knowledge).
  private static final Map<String, String> SERVICE_TYPE_CODES =
      Map.of(
          "USPS_GROUND_ADVANTAGE", "001",
          "PRIORITY_MAIL", "055",
          "PRIORITY_MAIL_EXPRESS", "701");

  @Override
  public String trackingNumber(String service, long serial) {
    var body =
        "92%s%d%07d"
            .formatted(serviceTypeCode(service), FIRST_MAILER + serial / SERIALS, serial % SERIALS);
    return body + CheckDigit.GS1.of(body);
  }

  /// `serviceTypeCode` and `zone`.
  @Override
  public Map<String, String> routing(Waybill waybill) {
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

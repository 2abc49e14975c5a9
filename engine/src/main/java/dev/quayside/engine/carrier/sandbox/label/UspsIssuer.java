package dev.quayside.engine.carrier.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import java.util.Map;

/// USPS IMpb, 22 digits: application identifier 92, service type code, nine-digit mailer id, seven
/// digits of serial, check digit (Publication 199).
public final class UspsIssuer implements Issuer {

  private static final long SERIALS = 10_000_000;

  /// The sandbox's own mailer ids; the next one begins when ten million numbers are used up.
  private static final long FIRST_MAILER = 900_100_000;

  /// Service type codes for tracked parcels (Publication 199; general knowledge) and what the
  /// banner says.
  private static final Map<String, Mail> MAIL =
      Map.of(
          "USPS_GROUND_ADVANTAGE", new Mail("001", "USPS GROUND ADVANTAGE", "G"),
          "PRIORITY_MAIL", new Mail("055", "USPS PRIORITY MAIL", "P"),
          "PRIORITY_MAIL_EXPRESS", new Mail("701", "USPS PRIORITY MAIL EXPRESS", "E"));

  private record Mail(String serviceTypeCode, String banner, String icon) {}

  @Override
  public String trackingNumber(String service, long serial) {
    var body =
        "92%s%d%07d"
            .formatted(
                mail(service).serviceTypeCode(), FIRST_MAILER + serial / SERIALS, serial % SERIALS);
    return body + CheckDigit.GS1.of(body);
  }

  @Override
  public Map<String, String> routing(Waybill waybill) {
    var mail = mail(waybill.service());
    return Map.of(
        "serviceTypeCode", mail.serviceTypeCode(),
        "serviceTitle", mail.banner(),
        "serviceIcon", mail.icon(),
        "routingCode", "420" + waybill.to().zip());
  }

  private static Mail mail(String service) {
    var mail = MAIL.get(service);
    if (mail == null) {
      throw new IllegalArgumentException("no service type code for " + service);
    }
    return mail;
  }
}

package dev.quayside.engine.carrier.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import dev.quayside.engine.carrier.sandbox.place.Airports;
import java.util.Map;

/// FedEx: twelve digits, the last the check digit.
public final class FedexIssuer implements Issuer {

  private static final long FIRST = 79_400_000_000L;

  @Override
  public String trackingNumber(String service, long serial) {
    var body = Long.toString(FIRST + serial);
    return body + CheckDigit.FEDEX_EXPRESS.of(body);
  }

  /// `ursa`: two letters that here only look the part, and the station; `airport`: the one the
  /// parcel flies to; `origin`: the station it starts from. A station is its airport's with an A.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    var to = waybill.to();
    var airport = Airports.nearestTo(to);
    return Map.of(
        "ursa", prefix(to.zip()) + " " + airport + "A",
        "airport", airport,
        "origin", Airports.nearestTo(waybill.from()) + "A");
  }

  private static String prefix(String zip) {
    int number = Integer.parseInt(zip);
    return "" + (char) ('A' + number % 26) + (char) ('A' + number / 26 % 26);
  }
}

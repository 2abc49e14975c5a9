package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import dev.quayside.engine.parcel.place.Place;
import java.util.HashMap;
import java.util.Map;

/// FedEx: twelve digits, the last one the check digit.
public final class FedexIssuer implements Issuer {

  private static final int LETTERS = 26;

  private static final long FIRST = 79_400_000_000L;

  @Override
  public String trackingNumber(String service, long serial) {
    var body = Long.toString(FIRST + serial);
    return body + CheckDigit.FEDEX_EXPRESS.of(body);
  }

  /// The texts `ursa`, two invented letters and the station; `airport`, where the parcel flies to;
  /// `origin`, the station it starts from. A station is its airport with an A.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    var to = waybill.to();
    var airport = CityCode.of(to);
    return Map.of(
        "ursa", prefix(to) + " " + airport + "A",
        "airport", airport,
        "origin", CityCode.of(waybill.from()) + "A");
  }

  @Override
  public Map<String, String> routing(Waybill waybill, String master) {
    var texts = new HashMap<>(routing(waybill));
    texts.put("master", master);
    return texts;
  }

  private static String prefix(Place to) {
    int number =
        to.country().equals("US")
            ? Integer.parseInt(to.zip())
            : Math.floorMod(to.zip().hashCode(), LETTERS * LETTERS);
    return "" + (char) ('A' + number % LETTERS) + (char) ('A' + number / LETTERS % LETTERS);
  }
}

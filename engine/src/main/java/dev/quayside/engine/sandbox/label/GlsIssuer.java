package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.sandbox.place.Airports;
import java.util.Map;

/// GLS US: numbers that the customer assigns, fourteen digits of which the first five are the
/// account's. No check digit is known.
public final class GlsIssuer implements Issuer {

  private static final long FIRST = 50_100_000_000_000L;

  @Override
  public String trackingNumber(String service, long serial) {
    return Long.toString(FIRST + serial);
  }

  /// The text `sortCode`: the delivering facility, here named after the nearest airport, and the
  /// end of the ZIP.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    var to = waybill.to();
    return Map.of("sortCode", Airports.nearestTo(to) + " " + to.zip().substring(3));
  }
}

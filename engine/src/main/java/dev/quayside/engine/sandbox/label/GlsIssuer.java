package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.sandbox.place.Airports;
import java.util.Map;

/// GLS US: the customer numbers its own parcels, fourteen digits of which the first five are its
/// account's. No check digit is known.
public final class GlsIssuer implements Issuer {

  private static final long FIRST = 50_100_000_000_000L;

  @Override
  public String trackingNumber(String service, long serial) {
    return Long.toString(FIRST + serial);
  }

  /// `sortCode`: the delivering facility, here named after the nearest airport, and the ZIP's end.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    var to = waybill.to();
    return Map.of("sortCode", Airports.nearestTo(to) + " " + to.zip().substring(3));
  }
}

package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.sandbox.place.Airports;
import java.util.Map;

/// Veho: `VH` and twelve characters, the form of the tracking ids in its API's description. The
/// number is the barcode too, which takes 14 to 20 characters. No check digit is known.
public final class VehoIssuer implements Issuer {

  @Override
  public String trackingNumber(String service, long serial) {
    return "VH%012d".formatted(serial);
  }

  /// The text `hub`: the metro's facility, here named after the nearest airport.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    return Map.of("hub", Airports.nearestTo(waybill.to()) + "1");
  }
}

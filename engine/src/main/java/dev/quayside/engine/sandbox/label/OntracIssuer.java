package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import dev.quayside.engine.sandbox.place.Airports;
import java.util.Map;

/// OnTrac: `C`, six digits of customer, seven of serial, check digit (Web Services V7).
public final class OntracIssuer implements Issuer {

  /// The letter's value in the check digit.
  private static final String LETTER_AS_DIGIT = "4";

  private static final long SERIALS = 10_000_000;

  /// The sandbox's own customer numbers; the next one starts after ten million serials.
  private static final long FIRST_CUSTOMER = 110_001;

  @Override
  public String trackingNumber(String service, long serial) {
    var body = "%06d%07d".formatted(FIRST_CUSTOMER + serial / SERIALS, serial % SERIALS);
    return "C" + body + CheckDigit.ONTRAC.of(LETTER_AS_DIGIT + body);
  }

  /// The texts `sort`, branch and route in large type for the loader; `branch`, the delivering
  /// facility, here named after the nearest airport.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    var branch = Airports.nearestTo(waybill.to());
    int route = Integer.parseInt(waybill.to().zip()) % 90 + 10;
    return Map.of("sort", branch + "-" + route, "branch", branch);
  }
}

package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import java.util.Map;
import java.util.TreeMap;

/// Canada Post: sixteen digits (seven of origin, eight of serial, check digit) within Canada and to
/// the United States; packets and all other destinations have a postal number ending in CA.
public final class CanadaPostIssuer implements Issuer {

  private static final long SERIALS = 100_000_000;

  /// The sandbox's own origins; the next one starts after a hundred million numbers.
  private static final long FIRST_ORIGIN = 9_001_000;

  /// The sandbox's own contract and payer, ten digits each.
  private static final String CONTRACT = "0049900001";

  private static final String PAYER = "0009900001";

  private static final String ABROAD = "INT.";
  private static final String PACKET = ".TP";
  private static final String EXPRESS = ".XP";

  @Override
  public String trackingNumber(String service, long serial) {
    if (service.endsWith(PACKET)) {
      return PostalNumber.of('L', 'M', serial, "CA");
    }
    if (service.startsWith(ABROAD)) {
      return service.endsWith(EXPRESS)
          ? PostalNumber.of('E', 'M', serial, "CA")
          : PostalNumber.of('C', 'P', serial, "CA");
    }
    var body = "%07d%08d".formatted(FIRST_ORIGIN + serial / SERIALS, serial % SERIALS);
    return body + CheckDigit.GS1.of(body);
  }

  /// The texts `service`, `zone`, the shop's `contract` and `payer`, and within Canada `fsa`, the
  /// destination's sortation area.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    var routing = new TreeMap<String, String>();
    routing.put("service", waybill.service());
    routing.put("zone", waybill.zone());
    routing.put("contract", CONTRACT);
    routing.put("payer", PAYER);
    if (waybill.to().country().equals("CA")) {
      routing.put("fsa", waybill.to().zip3());
    }
    return routing;
  }
}

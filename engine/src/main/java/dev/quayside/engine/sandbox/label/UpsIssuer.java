package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import java.util.Map;

/// UPS: `1Z`, six characters of shipper number, two of service, seven digits of serial, check
/// digit.
public final class UpsIssuer implements Issuer {

  private static final long SERIALS = 10_000_000;

  private static final int SORTS = 97;

  /// Service indicators in the number (tracking_number_data; 04, 59, 67 and 68 are guesses).
  private static final Map<String, String> INDICATORS =
      Map.ofEntries(
          Map.entry("ups_standard", "68"),
          Map.entry("ups_expedited", "02"),
          Map.entry("ups_express_saver", "13"),
          Map.entry("ups_express", "01"),
          Map.entry("ups_express_early", "14"),
          Map.entry("ups_worldwide_express_plus", "54"),
          Map.entry("ups_ground_saver", "93"),
          Map.entry("ups_worldwide_expedited", "67"),
          Map.entry("ups_worldwide_saver", "04"),
          Map.entry("ups_worldwide_express", "66"),
          Map.entry("ups_ground", "03"),
          Map.entry("ups_3_day_select", "12"),
          Map.entry("ups_2nd_day_air", "02"),
          Map.entry("ups_2nd_day_air_am", "59"),
          Map.entry("ups_next_day_air_saver", "13"),
          Map.entry("ups_next_day_air", "01"),
          Map.entry("ups_next_day_air_early", "15"));

  @Override
  public String trackingNumber(String service, long serial) {
    var body = "%s%s%07d".formatted(shipper(serial), indicator(service), serial % SERIALS);
    return "1Z" + body + CheckDigit.UPS.of(body);
  }

  /// The text `urc`, a routing code readable from afar: state and ZIP area, abroad country and
  /// gateway, followed by an invented sort number.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    var to = waybill.to();
    if (!to.country().equals("US")) {
      int sort = Math.floorMod(to.zip().hashCode(), SORTS) + 1;
      return Map.of("urc", "%s %s 0-%02d".formatted(to.country(), CityCode.of(to), sort));
    }
    int zip = Integer.parseInt(to.zip());
    return Map.of(
        "urc", "%s %s %d-%02d".formatted(to.state(), to.zip3(), zip / 10 % 10, zip % SORTS + 1));
  }

  /// The sandbox's own shipper numbers; the next one starts after ten million serials.
  private static String shipper(long serial) {
    return "QS%04d".formatted(serial / SERIALS);
  }

  private static String indicator(String service) {
    var indicator = INDICATORS.get(service);
    if (indicator == null) {
      throw new IllegalArgumentException("no service indicator for " + service);
    }
    return indicator;
  }
}

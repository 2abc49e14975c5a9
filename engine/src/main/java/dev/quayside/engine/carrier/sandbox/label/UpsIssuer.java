package dev.quayside.engine.carrier.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import java.util.Map;

/// UPS: `1Z`, six characters of shipper number, two of service, seven digits of serial, check
/// digit.
public final class UpsIssuer implements Issuer {

  private static final long SERIALS = 10_000_000;

  /// Service indicator of the number (tracking_number_data; 59 is a guess) and what the label says.
  private static final Map<String, Product> PRODUCTS =
      Map.of(
          "ups_ground", new Product("03", "UPS GROUND", ""),
          "ups_3_day_select", new Product("12", "UPS 3 DAY SELECT", "3"),
          "ups_2nd_day_air", new Product("02", "UPS 2ND DAY AIR", "2"),
          "ups_2nd_day_air_am", new Product("59", "UPS 2ND DAY AIR A.M.", "2A"),
          "ups_next_day_air_saver", new Product("13", "UPS NEXT DAY AIR SAVER", "1P"),
          "ups_next_day_air", new Product("01", "UPS NEXT DAY AIR", "1"),
          "ups_next_day_air_early", new Product("15", "UPS NEXT DAY AIR EARLY", "1+"));

  private record Product(String indicator, String title, String icon) {}

  @Override
  public String trackingNumber(String service, long serial) {
    var body =
        "%s%s%07d".formatted(shipper(serial), product(service).indicator(), serial % SERIALS);
    return "1Z" + body + CheckDigit.UPS.of(body);
  }

  @Override
  public Map<String, String> routing(Waybill waybill) {
    var product = product(waybill.service());
    return Map.of(
        "urc", urc(waybill),
        "serviceTitle", product.title(),
        "serviceIcon", product.icon(),
        "serviceClass", "0" + product.indicator(),
        "shipperNumber", waybill.trackingNumber().substring(2, 8),
        "julianDay", "%03d".formatted(waybill.shipDate().getDayOfYear()));
  }

  /// The sandbox's own shipper numbers; the next one begins when ten million serials are used up.
  private static String shipper(long serial) {
    return "QS%04d".formatted(serial / SERIALS);
  }

  /// The routing code a sorter reads from afar: state, ZIP area, and a sort within it that here
  /// only looks the part.
  private static String urc(Waybill waybill) {
    int zip = Integer.parseInt(waybill.to().zip());
    return "%s %s %d-%02d"
        .formatted(waybill.to().state(), waybill.to().zip3(), zip / 10 % 10, zip % 97 + 1);
  }

  private static Product product(String service) {
    var product = PRODUCTS.get(service);
    if (product == null) {
      throw new IllegalArgumentException("no service indicator for " + service);
    }
    return product;
  }
}

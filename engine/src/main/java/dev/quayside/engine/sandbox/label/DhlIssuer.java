package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;

/// DHL Express: a waybill of nine digits and a check digit. The piece itself has a licence plate.
public final class DhlIssuer implements Issuer {

  private static final long FIRST = 410_000_000;

  /// A product on the label: its letter, its short name in large type, and the digits of its
  /// features in the routing code, which are invented.
  private record Product(String letter, String shortName, String features) {}

  private static final Map<String, Product> PRODUCTS =
      Map.of(
          "dhl_express_domestic", new Product("N", "DOM", "44000001"),
          "dhl_express_worldwide", new Product("P", "WPX", "48000001"),
          "dhl_express_worldwide_documents", new Product("D", "DOX", "48000000"),
          "dhl_express_envelope", new Product("X", "XPD", "48000000"),
          "dhl_economy_select", new Product("H", "ESI", "47000001"),
          "dhl_express_12_00", new Product("Y", "TDY", "49000012"),
          "dhl_express_10_30", new Product("M", "TDM", "49000010"),
          "dhl_express_9_00", new Product("E", "TDE", "49000009"));

  @Override
  public String trackingNumber(String service, long serial) {
    var body = Long.toString(FIRST + serial);
    return body + CheckDigit.DHL_WAYBILL.of(body);
  }

  /// The waybill is of the whole shipment; a box has the licence plate of a waybill of its own.
  @Override
  public Numbers numbers(String service, long first, int boxes) {
    return new Numbers(
        trackingNumber(service, first),
        LongStream.range(first, first + boxes)
            .mapToObj(serial -> plate(trackingNumber(service, serial)))
            .toList());
  }

  /// The label of a box bears the waybill's number and its own licence plate.
  @Override
  public Map<String, String> routing(Waybill box, String master) {
    var texts =
        new HashMap<>(
            routing(new Waybill(master, box.service(), box.from(), box.to(), box.zone())));
    texts.put("licencePlate", box.trackingNumber());
    texts.put(PieceLabel.WAYBILL, master);
    return texts;
  }

  private static String plate(String waybill) {
    return "JD0146%014d".formatted(Long.parseLong(waybill));
  }

  /// The texts `serviceArea`, the delivering area in large type; `product`, `productName`;
  /// `licencePlate`, the piece's number, whose barcode has the data identifier J in front;
  /// `routing`, made of country, postal code and product features.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    var product = PRODUCTS.get(waybill.service());
    if (product == null) {
      throw new IllegalArgumentException("no product for " + waybill.service());
    }
    var to = waybill.to();
    var code = to.zip().replaceAll("[^A-Z0-9]", "");
    return Map.of(
        "serviceArea", CityCode.of(to),
        "product", product.letter(),
        "productName", product.shortName(),
        "licencePlate", plate(waybill.trackingNumber()),
        "routing", "2L" + to.country() + code + "+" + product.features());
  }
}

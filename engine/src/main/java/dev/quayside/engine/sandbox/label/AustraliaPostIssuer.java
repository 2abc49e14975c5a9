package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import java.util.Map;
import java.util.stream.IntStream;

/// Australia Post: within the country sixteen characters (three of merchant location, seven of
/// consignment, two of article, two of product, one telling whether it is the last, check digit);
/// abroad a postal number ending in AU.
public final class AustraliaPostIssuer implements Issuer {

  private static final long SERIALS = 10_000_000;
  private static final int CONSIGNMENT = 10;

  private static final String NOT_LAST = "1";

  private static final String LAST = "2";

  /// A product's name on the label, and its two digits in the article number (a guess).
  private record Product(String text, String digits) {}

  private static final Map<String, Product> PRODUCTS =
      Map.of(
          "T28", new Product("PARCEL POST", "14"),
          "T28S", new Product("PARCEL POST + SIGNATURE", "34"),
          "E34S", new Product("EXPRESS POST + SIGNATURE", "35"),
          "E34", new Product("EXPRESS POST", "15"),
          "PTI8", new Product("INTERNATIONAL STANDARD", ""),
          "ECM8", new Product("INTERNATIONAL EXPRESS", ""));

  @Override
  public String trackingNumber(String service, long serial) {
    return switch (service) {
      case "PTI8" -> PostalNumber.of('C', 'P', serial, "AU");
      case "ECM8" -> PostalNumber.of('E', 'C', serial, "AU");
      default -> article(product(service), serial, 1, 1);
    };
  }

  /// Within the country the articles of one consignment, whose number is the master number. Abroad
  /// each has a postal number of its own.
  @Override
  public Numbers numbers(String service, long first, int boxes) {
    if (product(service).digits().isEmpty()) {
      return Issuer.super.numbers(service, first, boxes);
    }
    var articles =
        IntStream.rangeClosed(1, boxes)
            .mapToObj(number -> article(product(service), first, number, boxes))
            .toList();
    return new Numbers(articles.getFirst().substring(0, CONSIGNMENT), articles);
  }

  private static String article(Product product, long serial, int number, int of) {
    var body =
        "%s%07d%02d%s%s"
            .formatted(
                merchant(serial),
                serial % SERIALS,
                number,
                product.digits(),
                number == of ? LAST : NOT_LAST);
    return body + CheckDigit.AUSTRALIA_POST.of(body);
  }

  /// The texts `articleId`, `consignment`, `product`, `productCode`, `zone`; within Australia also
  /// `depot`, the state it is sorted to.
  @Override
  public Map<String, String> routing(Waybill waybill) {
    var number = waybill.trackingNumber();
    boolean home = waybill.to().country().equals("AU");
    return Map.of(
        "articleId",
        number,
        "consignment",
        home ? number.substring(0, CONSIGNMENT) : number,
        "product",
        product(waybill.service()).text(),
        "productCode",
        waybill.service(),
        "zone",
        waybill.zone(),
        "depot",
        home ? waybill.to().state() : waybill.to().country());
  }

  /// The sandbox's own merchant locations; the next one starts after ten million numbers.
  private static String merchant(long serial) {
    return "Q%02d".formatted(serial / SERIALS);
  }

  private static Product product(String service) {
    var product = PRODUCTS.get(service);
    if (product == null) {
      throw new IllegalArgumentException("no product for " + service);
    }
    return product;
  }
}

package dev.quayside.engine.carrier.dhl_express;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.carrier.doubles.PaperLabel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/// What the double answers.
final class DhlExpressAnswers {

  /// A price with its parts, one without a price for this account, and a product of tomorrow.
  static final String GOODS =
      """
      {"products": [
        {"productName": "EXPRESS WORLDWIDE", "productCode": "P",
         "weight": {"volumetric": 1.06, "provided": 1.588, "unitOfMeasurement": "metric"},
         "totalPrice": [
           {"currencyType": "PULCL", "priceCurrency": "USD", "price": 140.00},
           {"currencyType": "BILLC", "priceCurrency": "USD", "price": 89.25},
           {"currencyType": "BASEC", "priceCurrency": "EUR", "price": 82.10}],
         "totalPriceBreakdown": [
           {"currencyType": "BILLC", "priceCurrency": "USD",
            "priceBreakdown": [{"typeCode": "STTXA", "price": 10.00},
              {"typeCode": "SPRQT", "price": 65.50}]}],
         "detailedPriceBreakdown": [
           {"currencyType": "BILLC", "priceCurrency": "USD", "breakdown": [
             {"name": "EXPRESS WORLDWIDE", "typeCode": "EXPRESS WORLDWIDE", "price": 65.50},
             {"name": "FUEL SURCHARGE", "serviceCode": "FF", "price": 11.75},
             {"name": "DIRECT SIGNATURE", "serviceCode": "SF", "price": 2.00},
             {"name": "NOTHING", "serviceCode": "ZZ", "price": 0}]}],
         "deliveryCapabilities": {"deliveryTypeCode": "QDDC",
           "estimatedDeliveryDateAndTime": "2026-11-27T18:00:00", "totalTransitDays": 3}},
        {"productName": "EXPRESS 9:00", "productCode": "E", "weight": {},
         "totalPrice": [{"currencyType": "BILLC", "priceCurrency": "USD", "price": 0}]},
        {"productName": "EXPRESS TOMORROW", "productCode": "Z", "weight": {},
         "totalPrice": [{"currencyType": "BILLC", "priceCurrency": "USD", "price": 120}]}],
       "warnings": ["Pickup is on the next business day"]}\
      """;

  static final String DOCUMENTS =
      """
      {"products": [{"productName": "EXPRESS WORLDWIDE", "productCode": "D", "weight": {},
        "totalPrice": [{"currencyType": "BILLC", "priceCurrency": "USD", "price": 41.2}]}]}\
      """;

  private DhlExpressAnswers() {}

  static String bare(String waybill) {
    return "{\"shipmentTrackingNumber\": \"" + waybill + "\", \"documents\": []}";
  }

  /// With the documents that were asked for.
  static String made(String waybill, JsonNode asked) {
    var images = asked.path("outputImageProperties");
    var format = images.path("encodingFormat").asText();
    int pieces = asked.at("/content/packages").size();
    var documents =
        StreamSupport.stream(images.path("imageOptions").spliterator(), false)
            .map(each -> document(each.path("typeCode").asText(), format, pieces))
            .collect(Collectors.joining(","));
    return made(waybill, documents, plates(waybill, pieces));
  }

  /// The licence plates of its pieces.
  static List<String> plates(String waybill, int pieces) {
    return IntStream.range(0, pieces)
        .mapToObj(
            each ->
                each == 0 ? "JD014600001234567890" : "JD0146" + waybill + "%04d".formatted(each))
        .toList();
  }

  static String made(String waybill, String documents, List<String> plates) {
    var packages = new ArrayList<String>();
    for (var plate : plates) {
      packages.add(
          "{\"referenceNumber\": %d, \"trackingNumber\": \"%s\"}"
              .formatted(packages.size() + 1, plate));
    }
    return """
    {"shipmentTrackingNumber": "%s", "trackingUrl": "https://express.api.dhl.com/x",
     "packages": [%s],
     "documents": [%s],
     "shipmentCharges": [{"currencyType": "BILLC", "priceCurrency": "USD", "price": 89.25}],
     "estimatedDeliveryDate": {"estimatedDeliveryDate": "2026-11-27",
       "estimatedDeliveryType": "QDDC"}}\
    """
        .formatted(waybill, String.join(", ", packages), documents);
  }

  private static String document(String kind, String format, int pieces) {
    var file =
        format.equals("zpl") && !kind.equals("invoice")
            ? ("^XA^FO50,50^A0N,30,30^FD" + kind + "^FS^XZ").getBytes(StandardCharsets.US_ASCII)
            : PaperLabel.pdf(kind.equals("label") ? pieces : 1);
    return """
    {"imageFormat": "%s", "typeCode": "%s", "content": "%s"}\
    """
        .formatted(format.toUpperCase(Locale.ROOT), kind, Base64.getEncoder().encodeToString(file));
  }

  static String event(String code, String date, String time, String offset, String area) {
    return """
    {"date": "%s", "time": "%s", "GMTOffset": "%s", "typeCode": "%s", "description": "A scan",
     "serviceArea": [{"code": "XXX", "description": "%s"}]}\
    """
        .formatted(date, time, offset, code, area);
  }
}

package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.doubles.PaperLabel;

/// What USPS answers, in the shapes of its APIs' descriptions.
final class UspsAnswers {

  /// In Base64.
  static final String PDF = PaperLabel.base64();

  static final String OPTIONS_ABROAD =
      """
      {"destinationCountryCode": "CA", "pricingOptions": [{"priceType": "COMMERCIAL",
        "shippingOptions": [
          {"mailClass": "PRIORITY_MAIL_INTERNATIONAL", "rateOptions": [
            {"totalBasePrice": 44.95, "rates": [{"price": 44.95, "zone": "01", "weight": 3,
              "rateIndicator": "SP", "processingCategory": "MACHINABLE",
              "destinationEntryFacilityType": "INTERNATIONAL_SERVICE_CENTER", "fees": []}]},
            {"totalBasePrice": 46.95, "rates": [{"price": 46.95, "zone": "01", "weight": 3,
              "rateIndicator": "SP", "processingCategory": "MACHINABLE",
              "destinationEntryFacilityType": "NONE", "fees": []}]}]}]}]}\
      """;

  private UspsAnswers() {}

  /// Of a parcel of three pounds, with a cubic and a flat rate price that are not its own, and a
  /// class nobody has heard of.
  static String options(boolean contract) {
    var commercial =
        """
        {"priceType": "COMMERCIAL", "shippingOptions": [%s,
          {"mailClass": "LIBRARY_MAIL", "rateOptions": [%s]},
          {"mailClass": "MAIL_OF_TOMORROW", "rateOptions": [%s]}]}\
        """
            .formatted(
                priority("13.20", "\"totalPrice\": 17.65, "),
                option("SP", "5.82", "", "{\"name\": \"7 Days\"}"),
                option("SP", "9.00", "", "{\"name\": \"NO STD\"}"));
    var ours =
        """
        {"priceType": "CONTRACT", "shippingOptions": [%s]}\
        """
            .formatted(priority("11.20", ""));
    return "{\"originZIPCode\": \"10001\", \"pricingOptions\": ["
        + (contract ? commercial + "," + ours : commercial)
        + "]}";
  }

  private static String priority(String price, String total) {
    var promised =
        """
        {"name": "2 Days", "scheduleDeliveryDate": "2026-11-27", "guaranteedDelivery": false}\
        """;
    return """
    {"mailClass": "PRIORITY_MAIL", "rateOptions": [%s, %s, %s]}\
    """
        .formatted(
            option("CP", "8.10", "", promised),
            option("SP", price, total, promised),
            option("FB", "21.17", "", promised));
  }

  private static String option(String indicator, String price, String total, String commitment) {
    return """
    {"commitment": %s, %s"totalBasePrice": %s, "rates": [{"description": "Machinable",
      "price": %s, "zone": "04", "weight": 3, "dimWeight": 0, "priceType": "COMMERCIAL",
      "processingCategory": "MACHINABLE", "rateIndicator": "%s", "productName": "",
      "destinationEntryFacilityType": "NONE", "fees": []}],
     "extraServices": [
       {"name": "Signature Confirmation", "price": 4.45, "extraService": "921", "warnings": []},
       {"name": "Insurance", "price": 6.30, "extraService": "930", "warnings": [
         {"warningCode": "1", "warningDescription": "Keep your receipt"}]}]}\
    """
        .formatted(commitment, total, price, price, indicator);
  }

  static String label(String number, String image) {
    return """
    %s, "labelImage": "%s"}\
    """
        .formatted(described(number).replaceFirst("}$", ""), image);
  }

  static String returnLabel(String number) {
    return """
    %s, "returnLabelImage": "%s"}\
    """
        .formatted(described(number).replaceFirst("}$", ""), PDF);
  }

  static String labelAbroad(String number) {
    return """
    {"internationalTrackingNumber": "%s", "postage": 46.95, "fees": [], "extraServices": [],
     "mailingDate": "2026-11-24", "labelImage": "%s"}\
    """
        .formatted(number, PDF);
  }

  static String reprint(String number) {
    return """
    {"labelMetadata": %s, "labelImage": "%s",
     "reprintInfo": {"reprintNumber": 1, "reprintLimit": 3}}\
    """
        .formatted(described(number), PDF);
  }

  static String scanForm(String number) {
    return """
    {"manifestNumber": "%s", "mailingDate": "2026-11-24", "SCANFormImage": "%s"}\
    """
        .formatted(number, PDF);
  }

  static String scanParts(String number) {
    return parts("Scan Form Response", "{\"manifestNumber\": \"" + number + "\"}", "label.pdf");
  }

  static String pickup(String number) {
    return """
    {"confirmationNumber": "%s", "pickupDate": "2026-11-25", "carrierPickupRequest": {}}\
    """
        .formatted(number);
  }

  static String error(String message) {
    return """
    {"apiVersion": "v3", "error": {"code": "404", "message": "%s", "errors": []}}\
    """
        .formatted(message);
  }

  /// @param confirmed whether the door is known
  static String address(String confirmed, String plus4) {
    return """
    {"firm": null, "address": {"streetAddress": "455 N REXFORD DR", "secondaryAddress": "",
      "city": "BEVERLY HILLS", "state": "CA", "ZIPCode": "90210", %s},
     "additionalInfo": {"deliveryPoint": "55", "DPVConfirmation": "%s", "business": "N"},
     "corrections": [{"code": "%s", "text": "%s"}], "matches": [{"code": "31", "text": ""}]}\
    """
        .formatted(
            plus4,
            confirmed,
            confirmed.equals("D") ? "32" : "",
            confirmed.equals("D") ? "More information is needed" : "");
  }

  static String parts(String number) {
    return parts("labelMetadata", described(number), "label-image.pdf");
  }

  /// The image says of itself that it is binary, and is not.
  private static String parts(String name, String described, String file) {
    return String.join(
        "\r\n",
        "------parts",
        "Content-Disposition: form-data; name=\"" + name + "\"",
        "Content-Type: application/json",
        "",
        described,
        "------parts",
        "Content-Disposition: attachment; filename=\"" + file + "\"",
        "Content-Type: application/pdf",
        "Content-Transfer-Encoding: binary",
        "",
        PDF,
        "------parts--",
        "");
  }

  private static String described(String number) {
    return """
    {"routingInformation": "42090210", "trackingNumber": "%s", "postage": 13.20, "zone": "04",
     "fees": [{"name": "Nonstandard Length Fee > 22in", "price": 4.00}],
     "extraServices": [{"name": "USPS Tracking", "price": 0}],
     "commitment": {"name": "2-Day", "scheduleDeliveryDate": "2026-11-27"}}"""
        .formatted(number);
  }

  /// @param code of an event, with its words
  static String tracking(String number, String code, String words) {
    return """
    {"trackingNumber": "%s", "statusCategory": "In Transit", "trackingEvents": [
      {"eventType": "%s", "eventTimestamp": "2026-11-26T13:58:00",
       "GMTTimestamp": "2026-11-26T18:58:40Z", "GMTOffset": "-05:00", "eventCountry": null,
       "eventCity": "HERNANDO", "eventState": "FL", "eventZIP": "34442", "name": null,
       "eventCode": "%s"},
      {"eventType": "USPS in possession of item", "eventTimestamp": "2026-11-25T11:10:00",
       "eventCity": "BEVERLY HILLS", "eventState": "CA", "eventZIP": "90210",
       "eventCode": "03"}]}\
    """
        .formatted(number, words, code);
  }
}

package dev.quayside.engine.carrier.ups;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;

/// What UPS says, as its descriptions say it (Rating, Shipping and Tracking, 2026-07-21).
final class UpsAnswers {

  private static final String STATUS =
      "\"Response\": {\"ResponseStatus\": {\"Code\": \"1\", \"Description\": \"Success\"}}";

  private UpsAnswers() {}

  static String token(String token) {
    return """
    {"token_type": "Bearer", "issued_at": "1795500000000", "client_id": "quay",
     "access_token": "%s", "expires_in": "14399", "status": "approved", "refresh_count": "0"}\
    """
        .formatted(token);
  }

  static String error(String code, String message) {
    return """
    {"response": {"errors": [{"code": "%s", "message": "%s"}]}}\
    """
        .formatted(code, message);
  }

  /// Ground with the account's own price, Next Day Air of the list with a tax, and a service nobody
  /// here knows.
  static String rates() {
    return """
    {"RateResponse": {"Response": {"ResponseStatus": {"Code": "1", "Description": "Success"},
       "Alert": [{"Code": "110971", "Description": "Your invoice may vary from the displayed reference rates"}]},
     "RatedShipment": [
      {"Service": {"Code": "03", "Description": ""}, "Zone": "5",
       "RatedShipmentAlert": [
        {"Code": "110971", "Description": "Your invoice may vary from the displayed reference rates"},
        {"Code": "110920", "Description": "Ship To Address Classification is changed from Commercial to Residential"}],
       "BillingWeight": {"UnitOfMeasurement": {"Code": "LBS", "Description": "Pounds"}, "Weight": "4.0"},
       "TransportationCharges": {"CurrencyCode": "USD", "MonetaryValue": "15.20"},
       "BaseServiceCharge": {"CurrencyCode": "USD", "MonetaryValue": "12.00"},
       "ServiceOptionsCharges": {"CurrencyCode": "USD", "MonetaryValue": "0.00"},
       "TotalCharges": {"CurrencyCode": "USD", "MonetaryValue": "20.45"},
       "NegotiatedRateCharges": {
        "BaseServiceCharge": [{"CurrencyCode": "USD", "MonetaryValue": "8.00"}],
        "RateModifier": [{"ModifierType": "ORM", "ModifierDesc": "Origin Modifier", "Amount": "-0.25"}],
        "ItemizedCharges": [
         {"Code": "375", "CurrencyCode": "USD", "MonetaryValue": "1.60"},
         {"Code": "270", "CurrencyCode": "USD", "MonetaryValue": "4.10"}],
        "TotalCharge": {"CurrencyCode": "USD", "MonetaryValue": "15.55"}},
       "RatedPackage": [{"NegotiatedCharges": {"ItemizedCharges": [
         {"Code": "376", "CurrencyCode": "USD", "MonetaryValue": "2.00"}]}}],
       "TimeInTransit": {"PickupDate": "20261124", "ServiceSummary": {
        "Service": {"Description": "UPS Ground"},
        "EstimatedArrival": {"Arrival": {"Date": "20261130", "Time": "230000"},
         "BusinessDaysInTransit": "3", "Pickup": {"Date": "20261124"}, "DayOfWeek": "MON"}}}},
      {"Service": {"Code": "01"},
       "BillingWeight": {"UnitOfMeasurement": {"Code": "LBS", "Description": "Pounds"}, "Weight": "4.0"},
       "TransportationCharges": {"CurrencyCode": "USD", "MonetaryValue": "60.00"},
       "ServiceOptionsCharges": {"CurrencyCode": "USD", "MonetaryValue": "5.00"},
       "TaxCharges": [{"Type": "HST", "MonetaryValue": "8.45"}],
       "TotalCharges": {"CurrencyCode": "USD", "MonetaryValue": "65.00"},
       "TotalChargesWithTaxes": {"CurrencyCode": "USD", "MonetaryValue": "73.45"},
       "GuaranteedDelivery": {"BusinessDaysInTransit": "1", "DeliveryByTime": "10:30 A.M."}},
      {"Service": {"Code": "17", "Description": "UPS Worldwide Economy DDU"},
       "TotalCharges": {"CurrencyCode": "USD", "MonetaryValue": "9.00"}},
      {"Service": {"Code": "12"}, "TotalCharges": {"CurrencyCode": "USD", "MonetaryValue": "soon"}}]}}\
    """;
  }

  static String shipped(String number, boolean zpl, boolean form) {
    return shipped(List.of(number), zpl, form);
  }

  /// @param numbers of the packages, the first being that of the shipment
  static String shipped(List<String> numbers, boolean zpl, boolean form) {
    return """
    {"ShipmentResponse": {%s, "ShipmentResults": {
      "ShipmentCharges": {
       "TransportationCharges": {"CurrencyCode": "USD", "MonetaryValue": "15.20"},
       "ServiceOptionsCharges": {"CurrencyCode": "USD", "MonetaryValue": "0.00"},
       "TotalCharges": {"CurrencyCode": "USD", "MonetaryValue": "20.45"}},
      "NegotiatedRateCharges": {"TotalCharge": {"CurrencyCode": "USD", "MonetaryValue": "15.55"}},
      "BillingWeight": {"UnitOfMeasurement": {"Code": "LBS"}, "Weight": "4.0"},
      "ShipmentIdentificationNumber": "%s",
      "PackageResults": [%s]%s}}}\
    """
        .formatted(
            STATUS,
            numbers.getFirst(),
            numbers.stream().map(each -> label(each, zpl)).collect(Collectors.joining(",")),
            form
                ? ", \"Form\": {\"Code\": \"01\", \"Image\": {\"ImageFormat\": {\"Code\": \"PDF\"},"
                    + " \"GraphicImage\": \""
                    + base64("%PDF-1.4 an invoice".getBytes(StandardCharsets.US_ASCII))
                    + "\"}}"
                : "");
  }

  private static String label(String number, boolean zpl) {
    return """
    {"TrackingNumber": "%s", "ShippingLabel": {"ImageFormat": {"Code": "%s"}, "GraphicImage": "%s"}}\
    """
        .formatted(
            number,
            zpl ? "ZPL" : "GIF",
            zpl
                ? base64("^XA^FO50,50^FDUPS^FS^XZ".getBytes(StandardCharsets.US_ASCII))
                : LABEL_GIF);
  }

  static String recovered(String number) {
    return recovered(List.of(number));
  }

  /// @param numbers of the packages, the first being that of the shipment
  static String recovered(List<String> numbers) {
    return """
    {"LabelRecoveryResponse": {%s, "ShipmentIdentificationNumber": "%s", "LabelResults": [%s]}}\
    """
        .formatted(
            STATUS,
            numbers.getFirst(),
            numbers.stream()
                .map(
                    each ->
                        """
                        {"TrackingNumber": "%s", "LabelImage": {"LabelImageFormat": {"Code": "GIF"}, "GraphicImage": "%s"}}\
                        """
                            .formatted(each, LABEL_GIF))
                .collect(Collectors.joining(",")));
  }

  static String voided(String number) {
    return """
    {"VoidShipmentResponse": {%s,
      "SummaryResult": {"Status": {"Code": "1", "Description": "Voided"}},
      "PackageLevelResults": [{"TrackingNumber": "%s", "Status": {"Code": "1", "Description": "Voided"}}]}}\
    """
        .formatted(STATUS, number);
  }

  /// @param activities the newest first
  static String tracked(String number, List<String> activities) {
    return """
    {"trackResponse": {"shipment": [{"inquiryNumber": "%s", "package": [
      {"trackingNumber": "%s", "activity": [%s]}]}]}}\
    """
        .formatted(number, number, activities.stream().collect(Collectors.joining(",")));
  }

  static String activity(String type, String statusCode, String date, String time) {
    return """
    {"location": {"address": {"city": "Paramus", "stateProvince": "NJ", "postalCode": "07652",
       "countryCode": "US", "country": "US"}, "slic": "0761"},
     "status": {"type": "%s", "code": "F4", "statusCode": "%s", "description": "A scan "},
     "date": "%s", "time": "%s"}\
    """
        .formatted(type, statusCode, date, time);
  }

  /// As UPS's: the label lies on a canvas of 1400 by 800 dots.
  private static final String LABEL_GIF = gif();

  private static String gif() {
    var canvas = new BufferedImage(1400, 800, BufferedImage.TYPE_BYTE_BINARY);
    var pen = canvas.createGraphics();
    pen.fillRect(0, 0, 1400, 800);
    pen.clearRect(100, 100, 800, 400);
    var file = new ByteArrayOutputStream();
    try {
      ImageIO.write(canvas, "gif", file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return base64(file.toByteArray());
  }

  private static String base64(byte[] file) {
    return Base64.getEncoder().encodeToString(file);
  }

  static final String PICKUP_CANCELLED =
      """
      {"PickupCancelResponse": {"Response": {"ResponseStatus": {"Code": "1", "Description": "Success"}},
        "PickupType": "01"}}\
      """;

  static String pickup(String number) {
    return """
    {"PickupCreationResponse": {"Response": {"ResponseStatus": {"Code": "1", "Description": "Success"}},
      "PRN": "%s", "RateStatus": {"Code": "01", "Description": "Rate available"},
      "RateResult": {"RateType": "FD", "CurrencyCode": "USD", "GrandTotalOfAllCharge": "9.71",
        "GrandTotalOfAllIncentedCharge": "7.25"}}}\
    """
        .formatted(number);
  }

  static String pending(Map<String, String> pickups) {
    return """
    {"PickupPendingStatusResponse": {"Response": {"ResponseStatus": {"Code": "1", "Description": "Success"}},
      "PendingStatus": [%s]}}\
    """
        .formatted(
            pickups.entrySet().stream()
                .map(
                    each ->
                        """
                        {"PickupType": "01", "ServiceDate": "20261125", "PRN": "%s",
                          "PickupStatusMessage": "012", "ReferenceNumber": "%s"}\
                        """
                            .formatted(each.getValue(), each.getKey()))
                .collect(Collectors.joining(",")));
  }

  /// Two streets of Springfield might be meant; Nowhere has none.
  static String validated(String city) {
    return switch (city) {
      case "Nowhere" -> "{\"XAVResponse\": {\"NoCandidatesIndicator\": \"\"}}";
      case "Springfield" ->
          "{\"XAVResponse\": {\"AmbiguousAddressIndicator\": \"\", \"Candidate\": [%s, %s]}}"
              .formatted(candidate("1 N MAIN ST"), candidate("1 S MAIN ST"));
      default ->
          "{\"XAVResponse\": {\"ValidAddressIndicator\": \"\", \"Candidate\": [%s]}}"
              .formatted(candidate("20 W 34TH ST"));
    };
  }

  private static String candidate(String street) {
    return """
    {"AddressKeyFormat": {"AddressLine": ["%s"], "PoliticalDivision2": "NEW YORK",
      "PoliticalDivision1": "NY", "PostcodePrimaryLow": "10001", "PostcodeExtendedLow": "3030",
      "CountryCode": "US"}}\
    """
        .formatted(street);
  }
}

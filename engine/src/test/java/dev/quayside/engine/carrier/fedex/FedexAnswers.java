package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.carrier.fedex.FedexDouble.Shipment;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Answers in FedEx's shapes.
final class FedexAnswers {

  /// A ground service, one by air that is dimensional, one nobody knows, one at a list price only.
  static final String RATES =
      """
      {"transactionId": "d497f5d8", "output": {
        "alerts": [{"code": "SHIPMENT.CHARGES.NOTE", "alertType": "NOTE",
          "message": "Shipment level charges have been added to first package."}],
        "rateReplyDetails": [
          {"serviceType": "FEDEX_GROUND", "serviceName": "FedEx Ground®",
           "customerMessages": [{"code": "DIM.APPLIED.NOTE", "message": "Dimensional weight used."}],
           "ratedShipmentDetails": [
             {"rateType": "LIST", "totalNetCharge": 20.00, "currency": "USD"},
             {"rateType": "ACCOUNT", "totalBaseCharge": 12.50, "totalDiscounts": 2.50,
              "totalNetCharge": 12.71, "totalVatCharge": 0, "currency": "USD",
              "shipmentRateDetail": {"rateZone": "5", "currency": "USD",
                "totalBillingWeight": {"units": "LB", "value": 4.0},
                "surCharges": [{"type": "FUEL", "description": "Fuel Surcharge", "amount": 2.21}]}}],
           "operationalDetail": {"transitTime": "FOUR_DAYS", "ineligibleForMoneyBackGuarantee": true}},
          {"serviceType": "FEDEX_2_DAY", "serviceName": "FedEx 2Day®",
           "customerMessages": [{"code": "DIM.APPLIED.NOTE", "message": "Dimensional weight used."}],
           "ratedShipmentDetails": [
             {"rateType": "ACCOUNT", "totalBaseCharge": 30.00, "totalNetCharge": 36.00,
              "shipmentRateDetail": {"rateZone": "05", "currency": "USD",
                "taxes": [{"taxType": "HST", "description": "Tax", "amount": 1.00}]}}],
           "commit": {"dateDetail": {"dayOfWeek": "Mon", "dayFormat": "2026-11-30T17:00:00"}},
           "operationalDetail": {"deliveryDate": "2026-12-01T17:00:00",
             "ineligibleForMoneyBackGuarantee": false}},
          {"serviceType": "FEDEX_BRAND_NEW", "serviceName": "FedEx Brand New®",
           "ratedShipmentDetails": [
             {"rateType": "ACCOUNT", "totalBaseCharge": 5, "totalNetCharge": 5, "currency": "UKL"}],
           "operationalDetail": {"transitTime": "SMARTPOST_TRANSIT_DAYS"}},
          {"serviceType": "PRIORITY_OVERNIGHT", "serviceName": "FedEx Priority Overnight®",
           "ratedShipmentDetails": [
             {"rateType": "LIST", "totalBaseCharge": 99, "totalNetCharge": 99, "currency": "USD"}]}]}}""";

  private FedexAnswers() {}

  /// @param label its document; empty for none
  static String shipped(String number, String label, boolean invoice) {
    return shipped(List.of(number), label, invoice);
  }

  /// @param numbers of the packages, the first being the master's
  static String shipped(List<String> numbers, String label, boolean invoice) {
    return """
    {"transactionId": "624deea6", "output": {"transactionShipments": [
      {"masterTrackingNumber": "%1$s", "serviceType": "FEDEX_GROUND", "shipDatestamp": "2026-11-24",
       "pieceResponses": [%2$s],
       "shipmentDocuments": [%3$s],
       "completedShipmentDetail": {
         "operationalDetail": {"deliveryDate": "2026-12-01", "ursaPrefixCode": "XH"},
         "completedPackageDetails": [%4$s],
         "shipmentRating": {"actualRateType": "PAYOR_ACCOUNT_PACKAGE", "shipmentRateDetails": [
           {"rateType": "PAYOR_LIST_PACKAGE", "totalNetCharge": 20.00, "currency": "USD"},
           {"rateType": "PAYOR_ACCOUNT_PACKAGE", "totalNetCharge": 12.71, "currency": "USD"}]}}}]}}"""
        .formatted(
            numbers.getFirst(),
            numbers.stream()
                .map(
                    each ->
                        """
                        {"trackingNumber": "%s", "masterTrackingNumber": "%s",
                         "netRateAmount": 11.11, "currency": "USD", "packageDocuments": [%s]}\
                        """
                            .formatted(each, numbers.getFirst(), label))
                .collect(Collectors.joining(",")),
            invoice
                ? """
                {"contentType": "COMMERCIAL_INVOICE", "docType": "PDF", "encodedLabel": "JVBERi0xLjQ="}"""
                : "",
            numbers.stream()
                .map(
                    each ->
                        """
                        {"operationalDetail": {"barcodes": {"stringBarcodes": [
                         {"type": "ADDRESS", "value": "1010118"},
                         {"type": "GROUND", "value": "1010062512241535917900%s"}]}}}\
                        """
                            .formatted(each))
                .collect(Collectors.joining(",")));
  }

  static String tracked(String number, @Nullable Shipment shipment, String events) {
    if (shipment == null) {
      return """
      {"trackingNumber": "%1$s", "trackResults": [
        {"trackingNumberInfo": {"trackingNumber": "%1$s"},
         "error": {"code": "TRACKING.TRACKINGNUMBER.NOTFOUND", "message": "cannot be found"}}]}"""
          .formatted(number);
    }
    return """
    {"trackingNumber": "%1$s", "trackResults": [
      {"trackingNumberInfo": {"trackingNumber": "%1$s", "carrierCode": "FDXE"},
       "latestStatusDetail": {"code": "%2$s", "derivedCode": "%2$s"}, "scanEvents": %3$s}]}"""
        .formatted(number, shipment.cancelled() ? "CA" : "OC", events);
  }

  /// As FedEx writes it; Nowhere is not found, and of Utopia it has no files.
  static String resolved(String city) {
    return """
    {"output": {"resolvedAddresses": [{"streetLinesToken": ["350 5TH AVE", "FL 12"],
      "city": "NEW YORK", "stateOrProvinceCode": "NY", "countryCode": "US",
      "parsedPostalCode": {"base": "10118", "addOn": "0110", "deliveryPoint": "99"},
      "classification": "BUSINESS", "customerMessage": ["INTERPOLATED.STREET.ADDRESS"],
      "attributes": {"CountrySupported": "%s", "Matched": "%s", "Resolved": %2$s}}]}}"""
        .formatted(!city.equals("Utopia"), !city.equals("Nowhere"));
  }

  static String complete(List<String> results) {
    return "{\"output\": {\"completeTrackResults\": [%s]}}".formatted(String.join(", ", results));
  }

  /// In two parts that come the wrong way round.
  static String manifest(List<String> numbers) {
    return """
    {"output": {"closeDocuments": [{"type": "MANIFEST", "parts": [
      {"documentPartSequenceNumber": 2, "image": "%s"}, {"documentPartSequenceNumber": 1, "image": "%s"}]}]}}"""
        .formatted(base64(String.join("\n", numbers)), base64("FedEx Ground Pick-Up Manifest\n"));
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }
}

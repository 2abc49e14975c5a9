package dev.quayside.engine.carrier.australia_post;

import java.util.Collections;
import java.util.Map;

/// Answers in Australia Post's shapes.
final class AustraliaPostAnswers {

  /// One without a signature, one with, one of a contract's own, one for returns.
  static final String PRICES =
      """
      {"items": [{"weight": 5, "prices": [
        {"product_id": "E34", "product_type": "EXPRESS POST",
         "options": {"signature_on_delivery_option": false, "authority_to_leave_option": true},
         "calculated_price": 42.70, "calculated_price_ex_gst": 38.82, "calculated_gst": 3.88,
         "features": {"TRANSIT_COVER": {"type": "TRANSIT_COVER", "bundled": false,
           "price": {"calculated_price": 11.00, "calculated_price_ex_gst": 10.00,
             "calculated_gst": 1.00}}}},
        {"product_id": "T28S", "product_type": "PARCEL POST + SIGNATURE",
         "options": {"signature_on_delivery_option": true, "dangerous_goods_allowed": true},
         "calculated_price": 9.00, "calculated_price_ex_gst": 8.18, "calculated_gst": 0.82},
        {"product_id": "3D85", "product_type": "PARCEL POST WINE",
         "calculated_price": 12.10, "calculated_gst": 1.10},
        {"product_id": "PR", "product_type": "POST RETURN",
         "calculated_price": 11.00, "calculated_gst": 1.00}],
        "errors": [],
        "warnings": [{"code": "43003", "name": "NO_PRICE_SCALE_FOUND_FOR_QUANTITY",
          "message": "The service T28V1N0 is not available."}]}]}""";

  static final String TOO_HEAVY =
      """
      {"items": [{"weight": 30, "errors": [{"code": "42010", "name": "MAX_WEIGHT",
        "message": "The maximum weight is 22 kg."}]}]}""";

  /// With a tenth for fuel; nothing is told of the contract's own product.
  static final Map<String, String> TOTALS =
      Map.of(
          "E34",
          "{\"total_cost\": 59.07, \"fuel_surcharge\": 5.37, \"total_gst\": 5.37}",
          "T28S",
          "{\"total_cost\": 9.90, \"fuel_surcharge\": 0.90, \"total_gst\": 0.90}",
          "PR",
          "{\"total_cost\": 11.00, \"fuel_surcharge\": 0, \"total_gst\": 1.00}");

  private AustraliaPostAnswers() {}

  /// The prices of several items, all alike.
  static String prices(int items) {
    var one = PRICES.substring(PRICES.indexOf('[') + 1, PRICES.lastIndexOf(']'));
    return "{\"items\": [%s]}".formatted(String.join(",", Collections.nCopies(items, one)));
  }
}

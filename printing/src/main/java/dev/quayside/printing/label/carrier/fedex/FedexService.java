package dev.quayside.printing.label.carrier.fedex;

import dev.quayside.printing.label.carrier.form.ShippingLabel;
import java.util.Locale;

/// The texts and codes of a FedEx service.
///
/// @param network the operating company's name on the label
/// @param mark `E` or `G`, the letter in the square
/// @param form the form id under the tracking number
/// @param code the service code of the shipment's data
record FedexService(String network, String mark, String form, String code) {

  static FedexService of(ShippingLabel label) {
    String name =
        (label.service() + " " + label.serviceName())
            .toUpperCase(Locale.ROOT)
            .replaceAll("[^A-Z0-9]+", " ");
    if (name.contains("HOME DELIVERY")) {
      return new FedexService("Home Delivery", "G", "0201", "90");
    }
    if (name.contains("GROUND") || name.contains("SMART POST")) {
      return new FedexService("Ground", "G", "0201", "92");
    }
    return new FedexService("Express", "E", "0201", expressCode(name));
  }

  private static String expressCode(String name) {
    if (name.contains("FIRST")) {
      return "06";
    }
    if (name.contains("PRIORITY")) {
      return "01";
    }
    if (name.contains("STANDARD")) {
      return "05";
    }
    if (name.contains("AM") && name.contains("2")) {
      return "49";
    }
    return name.contains("2") ? "03" : "20";
  }

  boolean isGround() {
    return mark.equals("G");
  }

  /// The 34 digits of the Code 128. Both forms end in the 12-digit tracking number after two zeros;
  /// FedEx does not publish the content of the other fields, so those are constant here.
  ///
  /// - Ground: `96`, `22`, five digits of service, ten of the shipper's number, one, then `00` and
  ///   the tracking number.
  /// - Express: fifteen digits from 0 to 8, the destination's ZIP code, then `00` and the tracking
  ///   number.
  String barcode(ShippingLabel label) {
    String number = label.trackingNumber();
    if (isGround()) {
      return "9622" + "00190" + "0000000000" + "0" + "00" + number;
    }
    String digits = label.to().zip().replaceAll("[^0-9]", "");
    String zip = (digits + "00000").substring(0, 5);
    return "1001" + "00000000" + "000" + zip + "00" + number;
  }
}

package dev.quayside.engine.sandbox.label;

import java.util.Map;

/// Makes one carrier's tracking numbers, and the texts it prints beside the barcode.
public interface Issuer {

  /// The tracking number of a serial, with the carrier's structure and check digit; different for
  /// every serial.
  ///
  /// @param service the service code, which some carriers put into the number as one or two digits
  /// @param serial from 1
  String trackingNumber(String service, long serial);

  /// Routing texts for the label, by name.
  Map<String, String> routing(Waybill waybill);
}

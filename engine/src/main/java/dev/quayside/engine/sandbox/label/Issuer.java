package dev.quayside.engine.sandbox.label;

import java.util.Map;

/// How one carrier numbers its parcels and what it prints beside the barcode.
public interface Issuer {

  /// The tracking number of a serial: the carrier's structure and check digit, another for every
  /// serial.
  ///
  /// @param service the service code, of which some carriers put a digit or two into the number
  /// @param serial from 1
  String trackingNumber(String service, long serial);

  /// Routing texts for the label, by name.
  Map<String, String> routing(Waybill waybill);
}

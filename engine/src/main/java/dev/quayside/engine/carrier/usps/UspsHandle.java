package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.quote.Consignment;

/// The USPS label service a label is of, which a void and a reprint need.
enum UspsHandle {
  DOMESTIC("/labels/v3/label", "/labels/v3/label"),
  RETURN("/labels/v3/return-label", "/labels/v3/label"),
  INTERNATIONAL(
      "/international-labels/v3/international-label",
      "/international-labels/v3/international-label");

  private final String order;
  private final String label;

  UspsHandle(String order, String label) {
    this.order = order;
    this.label = label;
  }

  static UspsHandle of(Consignment consignment) {
    if (UspsPiece.isAbroad(consignment)) {
      return INTERNATIONAL;
    }
    return consignment.isReturn() ? RETURN : DOMESTIC;
  }

  /// Reads a handle. One that cannot be read counts as the kind most labels are.
  static UspsHandle read(String text) {
    for (var each : values()) {
      if (each.name().equals(text)) {
        return each;
      }
    }
    return DOMESTIC;
  }

  /// The path to order a label.
  String order() {
    return order;
  }

  /// The path to cancel a label by its tracking number.
  String label() {
    return label;
  }

  /// The path to print a label again by its tracking number or the idempotency key.
  String reprint() {
    return label + "-reprint";
  }
}

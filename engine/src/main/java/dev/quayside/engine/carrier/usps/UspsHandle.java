package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.quote.Consignment;

/// Which of USPS's label services a label is of: what a void and a reprint need.
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

  /// One that cannot be read is of the label most are.
  static UspsHandle read(String text) {
    for (var each : values()) {
      if (each.name().equals(text)) {
        return each;
      }
    }
    return DOMESTIC;
  }

  /// Where one is ordered.
  String order() {
    return order;
  }

  /// Where one is cancelled, by its tracking number.
  String label() {
    return label;
  }

  /// Where one is printed again, by its tracking number or by the idempotency key.
  String reprint() {
    return label + "-reprint";
  }
}

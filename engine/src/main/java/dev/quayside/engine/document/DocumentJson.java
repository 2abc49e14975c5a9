package dev.quayside.engine.document;

/// A document of a shipment on the wire.
///
/// @param url address to download it from
record DocumentJson(String kind, String url) {

  static DocumentJson of(DocumentKind kind, String shipmentUrl) {
    return new DocumentJson(kind.wire(), shipmentUrl + "/documents/" + kind.wire());
  }
}

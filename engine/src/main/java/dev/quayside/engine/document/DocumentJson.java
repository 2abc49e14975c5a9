package dev.quayside.engine.document;

/// A paper of a shipment on the wire.
///
/// @param url where its file is
record DocumentJson(String kind, String url) {

  static DocumentJson of(DocumentKind kind, String shipmentUrl) {
    return new DocumentJson(kind.wire(), shipmentUrl + "/documents/" + kind.wire());
  }
}

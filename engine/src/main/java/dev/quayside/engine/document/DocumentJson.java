package dev.quayside.engine.document;

import java.util.List;
import java.util.Set;

/// The papers of a shipment on the wire.
record DocumentJson(List<Entry> data) {

  /// @param url where its file is
  record Entry(String kind, String url) {}

  static DocumentJson of(Set<DocumentKind> kinds, String shipmentUrl) {
    return new DocumentJson(
        kinds.stream()
            .map(kind -> new Entry(kind.wire(), shipmentUrl + "/documents/" + kind.wire()))
            .toList());
  }
}

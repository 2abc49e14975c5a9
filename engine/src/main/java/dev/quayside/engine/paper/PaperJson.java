package dev.quayside.engine.paper;

import java.util.List;
import java.util.Set;

/// The papers of a shipment on the wire.
record PaperJson(List<Entry> data) {

  /// @param url where its file is
  record Entry(String kind, String url) {}

  static PaperJson of(Set<PaperKind> kinds, String shipmentUrl) {
    return new PaperJson(
        kinds.stream()
            .map(kind -> new Entry(kind.wire(), shipmentUrl + "/documents/" + kind.wire()))
            .toList());
  }
}

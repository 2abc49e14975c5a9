package dev.quayside.engine.shipping;

import dev.quayside.engine.shipping.store.CarrierPapers;

/// A carrier's document on the wire.
///
/// @param ready whether it can be downloaded; false while the carrier still makes it
record LabelDocumentJson(String kind, boolean ready, String url) {

  /// @param label address of the label
  static LabelDocumentJson of(CarrierPapers.Paper paper, String label) {
    var kind = paper.kind().wire();
    return new LabelDocumentJson(kind, paper.ready(), label + "/documents/" + kind);
  }
}

package dev.quayside.engine.shipping;

import dev.quayside.engine.shipping.store.CarrierPapers;
import java.util.List;

/// A carrier's document on the wire.
///
/// @param ready whether it can be downloaded; else the carrier still makes it
record LabelDocumentJson(String kind, boolean ready, String url) {

  record All(List<LabelDocumentJson> data) {}

  /// @param label where the label is
  static All of(List<CarrierPapers.Paper> papers, String label) {
    return new All(
        papers.stream()
            .map(
                paper ->
                    new LabelDocumentJson(
                        paper.kind().wire(),
                        paper.ready(),
                        label + "/documents/" + paper.kind().wire()))
            .toList());
  }
}

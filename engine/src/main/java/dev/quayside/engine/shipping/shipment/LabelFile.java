package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Whether a bought label can be had on paper.
public enum LabelFile implements WireWord {
  READY,
  /// The carrier still makes it; it is fetched by itself.
  AWAITED,
  /// The carrier gives it once only, and it did not arrive: the label is to be voided.
  LOST;

  /// A label that is not among the carrier's files is ours to draw.
  static LabelFile of(List<CarrierDocument> documents) {
    return documents.stream()
        .filter(each -> each.kind() == CarrierDocumentKind.LABEL && each.file() == null)
        .findFirst()
        .map(missing -> ofMissing(missing.link()))
        .orElse(READY);
  }

  /// @param link of a label without its file; null when it is there
  public static LabelFile ofMissing(@Nullable String link) {
    return link == null ? READY : link.isEmpty() ? LOST : AWAITED;
  }
}

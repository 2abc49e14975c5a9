package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Whether a bought label can be printed.
public enum LabelFile implements WireWord {
  READY,
  /// The carrier still makes it; it is fetched automatically.
  AWAITED,
  /// The carrier gives the file only once and it was lost in transit, so the label has to be
  /// voided.
  LOST;

  /// The state of a label; one without a file from the carrier is drawn by Quayside and ready.
  static LabelFile of(List<CarrierDocument> documents) {
    return documents.stream()
        .filter(each -> each.kind() == CarrierDocumentKind.LABEL && each.file() == null)
        .findFirst()
        .map(missing -> ofMissing(missing.link()))
        .orElse(READY);
  }

  /// @param link the carrier's link to a label whose file is missing; null when none is missing
  public static LabelFile ofMissing(@Nullable String link) {
    return link == null ? READY : link.isEmpty() ? LOST : AWAITED;
  }
}

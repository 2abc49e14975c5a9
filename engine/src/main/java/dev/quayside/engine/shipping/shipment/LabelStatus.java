package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.text.WireWord;

/// The status of a label (docs/api/labels.md). `PENDING` means that the purchase is in doubt.
public enum LabelStatus implements WireWord {
  PENDING,
  CREATED,
  CANCELLED
}

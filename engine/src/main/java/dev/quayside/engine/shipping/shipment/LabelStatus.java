package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.text.WireWord;

/// The status of a label (section 3 of the specification). `PENDING` means that the purchase is in
/// doubt (decisions section 6).
public enum LabelStatus implements WireWord {
  PENDING,
  CREATED,
  CANCELLED
}

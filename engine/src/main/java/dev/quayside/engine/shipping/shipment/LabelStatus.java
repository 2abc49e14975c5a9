package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.text.WireWord;

/// Section 3 of the specification, and `PENDING` of decisions section 6: purchase in doubt.
public enum LabelStatus implements WireWord {
  PENDING,
  CREATED,
  CANCELLED
}

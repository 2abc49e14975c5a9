package dev.quayside.engine.shipping.shipment;

import java.util.Locale;

/// Section 3 of the specification, and `PENDING` of decisions section 6: purchase in doubt.
public enum LabelStatus {
  PENDING,
  CREATED,
  CANCELLED;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}

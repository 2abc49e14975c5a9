package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.text.WireWord;
import java.util.Arrays;

/// Decisions section 6. `PENDING` is known here only: bought or not, the carrier has not said yet.
/// To others the shipment is created, and its label pending.
public enum ShipmentStatus implements WireWord {
  PENDING,
  CREATED,
  IN_TRANSIT,
  DELIVERED,
  EXCEPTION,
  RETURNED,
  CANCELLED;

  /// As others are told.
  public ShipmentStatus told() {
    return this == PENDING ? CREATED : this;
  }

  /// Those others are told of.
  public static ShipmentStatus[] toldOf() {
    return Arrays.stream(values())
        .filter(status -> status.told() == status)
        .toArray(ShipmentStatus[]::new);
  }
}

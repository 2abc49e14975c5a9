package dev.quayside.engine.shipping.shipment;

import java.util.Arrays;
import java.util.Locale;

/// Decisions section 6. `PENDING` is known here only: bought or not, the carrier has not said yet.
/// To others the shipment is created, and its label pending.
public enum ShipmentStatus {
  PENDING,
  CREATED,
  IN_TRANSIT,
  DELIVERED,
  EXCEPTION,
  RETURNED,
  CANCELLED;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

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

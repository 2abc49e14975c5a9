package dev.quayside.engine.shipment;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Decisions section 6. `PENDING`: bought or not, the carrier has not said yet.
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

  public static Optional<ShipmentStatus> ofWire(String wire) {
    return Arrays.stream(values()).filter(status -> status.wire().equals(wire)).findFirst();
  }
}

package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.text.WireWord;
import java.util.Arrays;

/// The status of a shipment (docs/api/labels.md). `PENDING` is internal: the carrier has not
/// confirmed yet whether it sold the label. API clients see the shipment as created and its label
/// as pending.
public enum ShipmentStatus implements WireWord {
  PENDING,
  CREATED,
  IN_TRANSIT,
  DELIVERED,
  EXCEPTION,
  RETURNED,
  CANCELLED;

  /// The status as API clients see it.
  public ShipmentStatus told() {
    return this == PENDING ? CREATED : this;
  }

  /// The statuses that API clients see.
  public static ShipmentStatus[] toldOf() {
    return Arrays.stream(values())
        .filter(status -> status.told() == status)
        .toArray(ShipmentStatus[]::new);
  }
}

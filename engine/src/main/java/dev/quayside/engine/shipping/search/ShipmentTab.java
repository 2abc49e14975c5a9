package dev.quayside.engine.shipping.search;

import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The tabs of the list of shipments. Every shipment is under {@link #ALL} and one other tab, and
/// also under {@link #UNPRINTED} while its label is not printed.
public enum ShipmentTab {
  ALL(ShipmentStatus.values()),
  /// Labels that the carrier has not scanned yet, and purchases it has not confirmed.
  READY(ShipmentStatus.PENDING, ShipmentStatus.CREATED),
  /// Labels that are not printed yet; used with {@link ShipmentSearch#among}.
  UNPRINTED(ShipmentStatus.PENDING, ShipmentStatus.CREATED),
  MOVING(ShipmentStatus.IN_TRANSIT),
  /// Shipments that need action.
  TROUBLE(ShipmentStatus.EXCEPTION, ShipmentStatus.RETURNED),
  DELIVERED(ShipmentStatus.DELIVERED),
  VOIDED(ShipmentStatus.CANCELLED);

  private final Set<ShipmentStatus> statuses;

  ShipmentTab(ShipmentStatus... statuses) {
    this.statuses = Set.of(statuses);
  }

  public boolean holds(ShipmentStatus status) {
    return statuses.contains(status);
  }

  /// Its statuses as API clients see them.
  public Set<ShipmentStatus> told() {
    return statuses.stream().map(ShipmentStatus::told).collect(Collectors.toSet());
  }

  List<String> wires() {
    return Arrays.stream(ShipmentStatus.values())
        .filter(statuses::contains)
        .map(ShipmentStatus::wire)
        .collect(Collectors.toList());
  }
}

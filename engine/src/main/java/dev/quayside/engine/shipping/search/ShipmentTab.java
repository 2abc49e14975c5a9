package dev.quayside.engine.shipping.search;

import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// What a person looks for among shipments. Every shipment stands under {@link #ALL} and one more;
/// what has not come out of its printer under a third.
public enum ShipmentTab {
  ALL(ShipmentStatus.values()),
  /// Labels the carrier has not scanned yet, and those it has not confirmed.
  READY(ShipmentStatus.PENDING, ShipmentStatus.CREATED),
  /// Labels that are not on paper yet: a search {@link ShipmentSearch#among} them.
  UNPRINTED(ShipmentStatus.PENDING, ShipmentStatus.CREATED),
  MOVING(ShipmentStatus.IN_TRANSIT),
  /// Those somebody has to do something about.
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

  List<String> wires() {
    return Arrays.stream(ShipmentStatus.values())
        .filter(statuses::contains)
        .map(ShipmentStatus::wire)
        .collect(Collectors.toList());
  }
}

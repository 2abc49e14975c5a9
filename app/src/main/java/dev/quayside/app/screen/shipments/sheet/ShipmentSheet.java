package dev.quayside.app.screen.shipments.sheet;

import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.platform.audit.AuditEntry;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Optional;

/// What is known of a shipment beside its label and its way.
///
/// @param orders the orders it was bought for, oldest first; none for one that was typed in, and
///   for a voided one
/// @param history the newest first; empty for who may not see the audit
/// @param severalDesks whether it is worth saying where something was done
public record ShipmentSheet(
    Shipment shipment,
    List<SalesOrder> orders,
    Optional<List<AuditEntry>> history,
    boolean severalDesks) {

  public ShipmentSheet {
    orders = List.copyOf(orders);
  }

  /// What is in it, as its orders have it.
  public List<OrderItem> items() {
    return orders.stream().flatMap(order -> order.itemsIn(shipment.id()).stream()).toList();
  }
}

package dev.quayside.engine.order.picklist;

import dev.quayside.engine.order.SalesOrder;
import java.util.Map;

/// A list and its orders as they are now.
///
/// @param orders by id; those of other lists may be among them
public record PickListView(PickList list, Map<String, SalesOrder> orders) {

  public PickListView {
    orders = Map.copyOf(orders);
  }

  public PickList.Status status() {
    return list.status(orders);
  }

  public PickSlot.Status status(PickSlot slot) {
    return list.status(slot, orders);
  }
}

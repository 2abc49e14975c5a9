package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import java.util.List;
import java.util.Map;

/// The contents of the box by order.
///
/// @param items none for an order without items
/// @param beside contents that belong to other orders, by the order's id
public record OrderPart(
    String orderId, List<PackedItem> items, Map<String, List<PackedItem>> beside) {

  public OrderPart {
    items = List.copyOf(items);
    beside = Map.copyOf(beside);
  }

  public Packing packing() {
    return Packing.of(items).beside(beside);
  }
}

package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import java.util.List;
import java.util.Map;

/// What of which order goes into the box.
///
/// @param items none for an order without items
/// @param beside what of other orders goes into it, by the id of the order
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

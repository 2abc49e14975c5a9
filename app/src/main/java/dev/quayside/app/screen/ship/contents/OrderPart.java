package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.packing.PackedItem;
import java.util.List;

/// What of which order goes into the box.
///
/// @param items none for an order without items
public record OrderPart(String orderId, List<PackedItem> items) {

  public OrderPart {
    items = List.copyOf(items);
  }
}

package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

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

  /// The order, and those whose contents are beside its own.
  public List<String> orderIds() {
    return Stream.concat(Stream.of(orderId), beside.keySet().stream().sorted()).toList();
  }

  public Packing packing() {
    return Packing.of(items).beside(beside);
  }
}

package dev.quayside.engine.order.rule.condition;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What an order is known by beside what was ordered.
///
/// @param shop id and name of the shop it came from; empty for an order of no shop
/// @param tags names of its tags
/// @param metadata the shop's own data of the whole order, by name
/// @param parcels how many it goes in
public record OrderContext(
    List<String> shop, List<String> tags, Map<String, String> metadata, int parcels) {

  public static final OrderContext NONE = new OrderContext(List.of(), List.of(), Map.of(), 1);

  public OrderContext {
    shop = List.copyOf(shop);
    tags = List.copyOf(tags);
    metadata = Map.copyOf(metadata);
  }

  /// With tags added.
  public OrderContext tagged(List<String> more) {
    return more.isEmpty()
        ? this
        : new OrderContext(
            shop,
            Stream.concat(tags.stream(), more.stream()).distinct().toList(),
            metadata,
            parcels);
  }
}

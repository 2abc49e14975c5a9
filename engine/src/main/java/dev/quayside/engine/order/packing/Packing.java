package dev.quayside.engine.order.packing;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What is to go into a parcel of an order.
///
/// @param items each line once; empty for an order without items, and for a further parcel
/// @param further whether it may be bought although it takes nothing off what is left to ship
/// @param request the first shipment of the parcels that were asked for together; null when it is
///   this one
/// @param place among them, from 0
/// @param beside what of other orders to the same address goes into it, by the id of the order
public record Packing(
    List<PackedItem> items,
    boolean further,
    @Nullable String request,
    int place,
    Map<String, List<PackedItem>> beside) {

  public Packing {
    items = List.copyOf(items);
    beside = Map.copyOf(beside);
  }

  public Packing(List<PackedItem> items, boolean further) {
    this(items, further, null, 0, Map.of());
  }

  public static Packing of(List<PackedItem> items) {
    return new Packing(items, false);
  }

  public Packing inRequest(@Nullable String first, int place) {
    return new Packing(items, further, first, place, beside);
  }

  public Packing beside(Map<String, List<PackedItem>> others) {
    return new Packing(items, further, request, place, others);
  }

  /// The orders that go into it.
  ///
  /// @param first whose `items` these are
  public Set<String> orders(String first) {
    var orders = new HashSet<>(beside.keySet());
    orders.add(first);
    return orders;
  }
}

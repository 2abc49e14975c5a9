package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.text.WireWord;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The content of an order's parcel, before it is bought.
///
/// @param items each line once; empty for an order without items, and for a further parcel
/// @param further whether it may be bought although it contains nothing that is left to ship
/// @param request the first shipment of the parcels asked for in the same request; null when it is
///   this one
/// @param place index in that request, from 0
/// @param share what part of its order it is
/// @param beside items of other orders to the same address, by order id
public record Packing(
    List<PackedItem> items,
    boolean further,
    @Nullable String request,
    int place,
    Share share,
    Map<String, List<PackedItem>> beside) {

  /// What part of its order a parcel is, which matters where the order's shop plans several.
  public enum Share implements WireWord {
    /// The only one of its request.
    ALONE,
    /// One of several that the caller divides the order in.
    OF_SEVERAL,
    /// The one that the shop plans in this place.
    PLANNED
  }

  public Packing {
    items = List.copyOf(items);
    beside = Map.copyOf(beside);
  }

  public Packing(List<PackedItem> items, boolean further) {
    this(items, further, null, 0, Share.ALONE, Map.of());
  }

  public static Packing of(List<PackedItem> items) {
    return new Packing(items, false);
  }

  /// A copy in a request for several parcels.
  ///
  /// @param first the first shipment of the request; null for that one
  public Packing inRequest(@Nullable String first, int at, Share part) {
    return new Packing(items, further, first, at, part, beside);
  }

  public Packing beside(Map<String, List<PackedItem>> others) {
    return new Packing(items, further, request, place, share, others);
  }

  /// The ids of all orders in it.
  ///
  /// @param first the order that `items` belongs to
  public Set<String> orders(String first) {
    var orders = new HashSet<>(beside.keySet());
    orders.add(first);
    return orders;
  }
}

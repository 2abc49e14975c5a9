package dev.quayside.engine.order.packing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is to go into a parcel of an order.
///
/// @param items each line once; empty for an order without items, and for a further parcel
/// @param further whether it may be bought although it takes nothing off what is left to ship
/// @param request the first shipment of the parcels that were asked for together; null when it is
///   this one
/// @param place among them, from 0
public record Packing(
    List<PackedItem> items, boolean further, @Nullable String request, int place) {

  public Packing {
    items = List.copyOf(items);
  }

  public static Packing of(List<PackedItem> items) {
    return new Packing(items, false, null, 0);
  }

  public Packing inRequest(@Nullable String first, int place) {
    return new Packing(items, further, first, place);
  }
}

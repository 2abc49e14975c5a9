package dev.quayside.engine.order;

import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.parcel.ParcelDraft;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// The parcels that an order's shop plans for it.
///
/// @param all in their order; empty where the shop does not say
public record PlannedParcels(SalesOrder order, List<ParcelDraft> all) {

  public static PlannedParcels of(SalesOrder order) {
    var origin = order.origin();
    return new PlannedParcels(order, origin == null ? List.of() : origin.parcels());
  }

  /// Whether each of them is one line of the order.
  public boolean areLines() {
    return order.details().items().size() == all.size();
  }

  /// The places, from 0, of those that are neither bought nor being bought.
  public SortedSet<Integer> open() {
    return open("");
  }

  /// A parcel that was put together by hand takes the places of its lines, where each line is a
  /// parcel, else a place of its own like any other.
  ///
  /// @param begun the request whose own parcels do not count
  public SortedSet<Integer> open(String begun) {
    var others =
        order.parcels().stream()
            .filter(parcel -> !parcel.voided() && !parcel.request().equals(begun))
            .toList();
    return areLines() ? unshipped(others) : unused(others);
  }

  private SortedSet<Integer> unshipped(List<OrderParcel> others) {
    var open = new TreeSet<Integer>();
    for (int place = 0; place < all.size(); place++) {
      int line = place + 1;
      int packed = others.stream().mapToInt(parcel -> parcel.pieces(line)).sum();
      if (packed < order.details().items().get(place).quantity()) {
        open.add(place);
      }
    }
    return open;
  }

  private SortedSet<Integer> unused(List<OrderParcel> others) {
    var open = new TreeSet<>(IntStream.range(0, all.size()).boxed().toList());
    for (var parcel : others) {
      if (!open.remove(parcel.place())) {
        open.pollFirst();
      }
    }
    return open;
  }
}

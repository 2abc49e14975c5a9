package dev.quayside.engine.order.batch;

import java.util.List;
import java.util.stream.Stream;

/// A parcel of a batch: an order, and others to the same address in the same parcel.
public record BatchParcel(String orderId, List<String> with) {

  public BatchParcel {
    with = List.copyOf(with);
  }

  public static BatchParcel of(String orderId) {
    return new BatchParcel(orderId, List.of());
  }

  /// All its orders, the first one first.
  List<String> orderIds() {
    return Stream.concat(Stream.of(orderId), with.stream()).toList();
  }
}

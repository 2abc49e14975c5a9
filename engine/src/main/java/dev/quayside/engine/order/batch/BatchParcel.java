package dev.quayside.engine.order.batch;

import java.util.List;

/// What one label of a batch is bought for: an order and, in the same parcel, others to its door.
public record BatchParcel(String orderId, List<String> with) {

  public BatchParcel {
    with = List.copyOf(with);
  }

  public static BatchParcel of(String orderId) {
    return new BatchParcel(orderId, List.of());
  }
}

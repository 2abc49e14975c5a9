package dev.quayside.engine.order.packing;

import java.util.List;

/// The pick list an order is on.
///
/// @param slot of its cart or walk, from 1
/// @param missing pieces of it that were not found, and do not ship with the rest
public record OnPickList(String id, int number, int slot, List<PackedItem> missing) {

  public OnPickList {
    missing = List.copyOf(missing);
  }
}

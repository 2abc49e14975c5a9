package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.text.WireWord;
import java.util.List;

/// An order in its place of the cart; orders that ship together have the same.
///
/// @param slot from 1
/// @param reference the order's number
/// @param goods what was ordered when the list was made
/// @param left pieces that were in no parcel then
public record PickSlot(int slot, String orderId, String reference, List<Ordered> goods, int left) {

  public PickSlot {
    goods = List.copyOf(goods);
  }

  /// A line of the order as it was.
  public record Ordered(String product, int quantity) {}

  /// How a slot stands.
  public enum Status implements WireWord {
    OPEN,
    PICKED,
    PACKED,
    /// The order is cancelled: its pieces go back.
    CANCELLED,
    /// The order wants something else now.
    CHANGED;

    /// Whether nothing of it is left to pack.
    boolean isOver() {
      return this == PACKED || this == CANCELLED;
    }
  }
}

package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.text.WireWord;

/// How orders are picked together.
public enum PickKind implements WireWord {
  /// Orders of one piece each, sorted into parcels at the bench by what they are.
  SINGLE,
  /// Orders into the slots of a cart.
  CART,
  /// All orders' pieces product by product.
  SKU,
  /// Each order by itself.
  ORDER;

  /// Slots of a list when the request says nothing.
  int usualSlots() {
    return switch (this) {
      case CART -> 12;
      case ORDER -> 1;
      case SINGLE, SKU -> PickLists.MOST_SLOTS;
    };
  }
}

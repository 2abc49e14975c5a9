package dev.quayside.engine.order.boxing;

import org.jspecify.annotations.Nullable;

/// A box that was chosen for some goods.
///
/// @param box as {@link BoxKind} writes it
/// @param proposed the one that was proposed; null when none was, or a program named the box itself
record BoxChoice(String box, @Nullable String proposed) {

  /// Whether it is another than was proposed.
  ///
  /// @param cheapest what is proposed now to whom nothing was proposed then
  boolean isOther(@Nullable String cheapest) {
    return !box.equals(proposed == null ? cheapest : proposed);
  }
}

package dev.quayside.printing.document;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A pick list on paper.
///
/// @param number of the list
/// @param code what its bar code says
/// @param lines in the order of the walk
public record PickSheet(int number, String code, List<Line> lines, List<Slot> slots) {

  public PickSheet {
    lines = List.copyOf(lines);
    slots = List.copyOf(slots);
  }

  /// Equal pieces at one place.
  ///
  /// @param place its bar code says the same; null when not known
  /// @param slots which slot gets how many, such as `1: 2 4: 1`
  public record Line(int quantity, @Nullable String place, String sku, String name, String slots) {}

  /// @param code what its bar code says
  /// @param orders its orders' numbers, and their pieces
  public record Slot(int slot, String code, String orders) {}
}

package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.text.WireWord;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The order of a walk's lines.
public enum PickSort implements WireWord {
  PLACE,
  SKU;

  /// As people read: A-2 before A-10, and no place last.
  Comparator<PickLine> order() {
    var place =
        Comparator.<PickLine, Boolean>comparing(line -> line.place() == null)
            .thenComparing(line -> text(line.place()), NaturalOrder.INSTANCE);
    var sku =
        Comparator.<PickLine, String>comparing(
            line -> text(line.sku() == null ? line.name() : line.sku()), NaturalOrder.INSTANCE);
    return this == PLACE ? place.thenComparing(sku) : sku.thenComparing(place);
  }

  private static String text(@Nullable String text) {
    return Objects.requireNonNullElse(text, "");
  }
}

package dev.quayside.printing.label;

import dev.quayside.printing.measure.Size;
import java.util.List;

/// An immutable label: its elements and their positions, as lengths that do not depend on a
/// printer.
///
/// @param elements drawn in this order, later ones over earlier ones
public record LabelDocument(Size size, List<Element> elements) {

  public LabelDocument {
    elements = List.copyOf(elements);
  }
}

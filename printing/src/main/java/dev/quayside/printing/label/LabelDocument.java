package dev.quayside.printing.label;

import dev.quayside.printing.measure.Size;
import java.util.List;

/// An immutable label: what is on it and where, in lengths, for no printer in particular.
///
/// @param elements drawn in this order, later ones over earlier ones
public record LabelDocument(Size size, List<Element> elements) {

  public LabelDocument {
    elements = List.copyOf(elements);
  }
}

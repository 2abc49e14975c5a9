package dev.quayside.printing.label.barcode;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.measure.Area;

/// An element a scanner reads.
public interface Barcode extends Element {

  /// What the symbol is for, in reports.
  String name();

  /// The area it takes, including the quiet zones at its sides.
  Area area();
}

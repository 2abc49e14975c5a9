package dev.quayside.printing.label.barcode;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.measure.Area;

/// An element a scanner reads.
public interface Barcode extends Element {

  /// What the symbol is for, in reports.
  String name();

  /// Where it lies, quiet zones at its sides included.
  Area area();
}

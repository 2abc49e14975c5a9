package dev.quayside.engine.carrier.purchase;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;

/// The label wanted of a carrier. A carrier that cannot make it gives another, which is converted
/// with its bar codes kept dot for dot.
///
/// @param stock the size of the label paper
/// @param dpi the printer's dots per inch, for formats made of dots
public record LabelSpec(LabelFormat format, Size stock, Dpi dpi) {

  public static LabelSpec fourBySix(LabelFormat format) {
    return new LabelSpec(format, Size.FOUR_BY_SIX, Dpi.DPI_203);
  }
}

package dev.quayside.engine.carrier.purchase;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;

/// What a label is wanted as. A carrier that cannot gives what it has: it is converted, its bar
/// codes dot for dot.
///
/// @param stock what it is printed on
/// @param dpi of the printer, for formats that are dots
public record LabelSpec(LabelFormat format, Size stock, Dpi dpi) {

  public static LabelSpec fourBySix(LabelFormat format) {
    return new LabelSpec(format, Size.FOUR_BY_SIX, Dpi.DPI_203);
  }
}

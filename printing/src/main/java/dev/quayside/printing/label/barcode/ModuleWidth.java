package dev.quayside.printing.label.barcode;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;

/// The limits of a symbol's X dimension: the width of its narrowest bar.
public record ModuleWidth(Length least, Length most) {

  public ModuleWidth {
    if (least.compareTo(most) > 0) {
      throw new IllegalArgumentException("The least module is wider than the most.");
    }
  }

  /// The widest whole number of dots within the limits at which `modules` modules fit `room` dots,
  /// 0 when there is none.
  int dots(Dpi dpi, int modules, int room) {
    int widest = Math.min(dpi.dotsAtMost(most), room / modules);
    return widest >= Math.max(1, dpi.dotsAtLeast(least)) ? widest : 0;
  }

  String text() {
    return "%.1f to %.1f mil".formatted(least.inMils(), most.inMils());
  }
}

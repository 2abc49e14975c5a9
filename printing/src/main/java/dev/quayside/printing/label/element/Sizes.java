package dev.quayside.printing.label.element;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;

/// Type sizes on a print head.
final class Sizes {

  /// Sizes step by an eighth of a dot, so that renderers can keep the glyphs they have drawn.
  private static final int STEPS = 8;

  private Sizes() {}

  static double dots(Dpi dpi, double units) {
    double dots = units * dpi.dotsPerInch() / Length.UNITS_PER_INCH;
    return Math.max(1, Math.floor(dots * STEPS) / STEPS);
  }
}

package dev.quayside.printing.label.element;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;

/// Converts type sizes to dots of a print head.
final class Sizes {

  /// Steps per dot: sizes are rounded down to an eighth of a dot, so that renderers can reuse the
  /// glyphs they have drawn.
  private static final int STEPS = 8;

  private Sizes() {}

  static double dots(Dpi dpi, double units) {
    double dots = units * dpi.dotsPerInch() / Length.UNITS_PER_INCH;
    return Math.max(1, Math.floor(dots * STEPS) / STEPS);
  }
}

package dev.quayside.printing.label.element;

import dev.quayside.printing.measure.Length;

/// How a line was made to fit its width: first smaller, down to the smallest size, then condensed.
///
/// @param size the em, in the units of `Length`
/// @param stretch horizontal scale, 1 at most
/// @param readable false when the type had to become smaller or narrower than its style allows
record Fit(double size, double stretch, boolean readable) {

  /// Smallest horizontal scale: condensed further, the letters run together.
  static final double NARROWEST = 0.72;

  /// @param ems the width of the line in ems
  static Fit line(double ems, Style style, Length width) {
    double room = width.units();
    double size = style.size().units();
    double wanted = ems * size;
    if (room <= 0 || wanted <= room) {
      return new Fit(size, 1, true);
    }
    double smaller = Math.max(size * room / wanted, style.smallest().units());
    double stretch = Math.min(1, room / (ems * smaller));
    if (stretch >= NARROWEST) {
      return new Fit(smaller, stretch, true);
    }
    return new Fit(room / (ems * NARROWEST), NARROWEST, false);
  }
}

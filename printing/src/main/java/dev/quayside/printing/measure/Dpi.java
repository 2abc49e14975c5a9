package dev.quayside.printing.measure;

/// Print head resolutions label printers are sold with, in dots per inch.
public enum Dpi {
  DPI_203(203),
  DPI_300(300),
  DPI_600(600);

  private final int dotsPerInch;

  Dpi(int dotsPerInch) {
    this.dotsPerInch = dotsPerInch;
  }

  /// @throws IllegalArgumentException when no label printer has this resolution
  public static Dpi of(int dotsPerInch) {
    for (Dpi dpi : values()) {
      if (dpi.dotsPerInch == dotsPerInch) {
        return dpi;
      }
    }
    throw new IllegalArgumentException(
        "Label printers have 203, 300 or 600 dpi, not " + dotsPerInch + ".");
  }

  public int dotsPerInch() {
    return dotsPerInch;
  }

  /// The nearest whole number of dots; a half is rounded up.
  public int dots(Length length) {
    long twice = 2 * length.units() * dotsPerInch + Length.UNITS_PER_INCH;
    return Math.toIntExact(Math.floorDiv(twice, 2 * Length.UNITS_PER_INCH));
  }

  /// The least whole number of dots that is not shorter.
  public int dotsAtLeast(Length length) {
    return Math.toIntExact(Math.ceilDiv(length.units() * dotsPerInch, Length.UNITS_PER_INCH));
  }

  /// The greatest whole number of dots that is not longer.
  public int dotsAtMost(Length length) {
    return Math.toIntExact(Math.floorDiv(length.units() * dotsPerInch, Length.UNITS_PER_INCH));
  }

  /// A length in dots with their fraction, for type sizes and slanted shapes, which do not lie on
  /// the grid.
  public double fractionalDots(Length length) {
    return length.units() * (double) dotsPerInch / Length.UNITS_PER_INCH;
  }
}

package dev.quayside.printing.render;

import org.jspecify.annotations.Nullable;

/// Settings a ZPL label carries for the printer that prints it; null leaves the printer's own.
///
/// @param darkness 0 to 30 (`~SD`)
/// @param speed inches a second, 1 to 14 (`^PR`)
/// @param right dots the print moves to the right, negative to the left (`^LS`)
/// @param down dots the print moves down, -120 to 120 (`^LT`)
/// @param upsideDown whether it comes out foot first (`^POI`)
/// @param mode what happens to a printed label: `T`, `P` or `C` (`^MM`)
/// @param tracking how the end of a label is found: `Y`, `M` or `N` (`^MN`)
public record ZplSetup(
    @Nullable Integer darkness,
    @Nullable Integer speed,
    int right,
    int down,
    boolean upsideDown,
    @Nullable Character mode,
    @Nullable Character tracking) {

  /// Changes nothing in the printer.
  public static final ZplSetup NONE = new ZplSetup(null, null, 0, 0);

  public ZplSetup {
    if (darkness != null && (darkness < 0 || darkness > 30)) {
      throw new IllegalArgumentException("Darkness is 0 to 30, not " + darkness + ".");
    }
    if (speed != null && (speed < 1 || speed > 14)) {
      throw new IllegalArgumentException(
          "Print speed is 1 to 14 inches a second, not " + speed + ".");
    }
    if (Math.abs(down) > 120 || Math.abs(right) > 9999) {
      throw new IllegalArgumentException(
          "A label can be moved 120 dots up or down and 9999 to the side at most.");
    }
  }

  public ZplSetup(@Nullable Integer darkness, @Nullable Integer speed, int right, int down) {
    this(darkness, speed, right, down, false, null, null);
  }
}

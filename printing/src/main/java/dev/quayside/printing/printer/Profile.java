package dev.quayside.printing.printer;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.render.ZplGraphics;
import dev.quayside.printing.render.ZplSetup;
import org.jspecify.annotations.Nullable;

/// How one printer is set up. Darkness, speed and offset reach ZPL printers only: the other
/// languages have no word for them.
///
/// @param dpi the print head's resolution
/// @param darkness 0 to 30, null for the printer's own
/// @param speed inches a second, 1 to 14, null for the printer's own
/// @param right how far the print moves to the right, negative to the left
/// @param down how far the print moves down, negative up
/// @param graphics how dots are written
/// @param nativeZpl whether the printer's own fonts and barcodes are used: for slow links
public record Profile(
    Dpi dpi,
    @Nullable Integer darkness,
    @Nullable Integer speed,
    Length right,
    Length down,
    ZplGraphics graphics,
    boolean nativeZpl) {

  public Profile {
    setup(dpi, darkness, speed, right, down);
  }

  public static Profile of(Dpi dpi) {
    return new Profile(dpi, null, null, Length.ZERO, Length.ZERO, ZplGraphics.RLE, false);
  }

  public ZplSetup setup() {
    return setup(dpi, darkness, speed, right, down);
  }

  private static ZplSetup setup(
      Dpi dpi, @Nullable Integer darkness, @Nullable Integer speed, Length right, Length down) {
    return new ZplSetup(darkness, speed, dpi.dots(right), dpi.dots(down));
  }
}

package dev.quayside.printing.render;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Dpi;

/// The canonical output: the very dots the head burns. PNG and ZPL graphics only wrap it.
public record Raster(Dpi dpi, Bits bits) {

  public int width() {
    return bits.width();
  }

  public int height() {
    return bits.height();
  }
}

package dev.quayside.printing.render;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Dpi;

/// The reference output: exactly the dots the head prints. PNG and ZPL graphics only wrap it.
public record Raster(Dpi dpi, Bits bits) {

  public int width() {
    return bits.width();
  }

  public int height() {
    return bits.height();
  }
}

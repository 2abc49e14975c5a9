package dev.quayside.printing.mark;

import dev.quayside.printing.measure.DotRect;

/// A one-bit image printed dot for dot; what lies below its white dots stays visible.
public record Bitmap(int x, int y, Bits bits) implements Mark {

  @Override
  public DotRect extent() {
    return new DotRect(x, y, bits.width(), bits.height());
  }
}

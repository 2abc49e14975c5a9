package dev.quayside.printing.label.element;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Bitmap;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Target;
import java.util.List;

/// A one-bit picture such as a logo, as large as its area allows, at the area's upper left. Never
/// for barcodes: scaling moves their edges.
public record FittedImage(String name, Area area, Bits bits) implements Element {

  @Override
  public Placement place(Target target) {
    DotRect room = target.dots(area);
    double scale =
        Math.min(room.width() / (double) bits.width(), room.height() / (double) bits.height());
    int width = Math.max(1, (int) (bits.width() * scale));
    int height = Math.max(1, (int) (bits.height() * scale));
    int rowBytes = (width + 7) / 8;
    byte[] rows = new byte[rowBytes * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (bits.isBlack((int) ((x + 0.5) / scale), (int) ((y + 0.5) / scale))) {
          rows[y * rowBytes + (x >> 3)] |= (byte) (0x80 >> (x & 7));
        }
      }
    }
    return Placement.of(
        name, Role.TEXT, List.of(new Bitmap(room.x(), room.y(), Bits.of(width, height, rows))));
  }
}

package dev.quayside.printing.label.barcode;

import dev.quayside.printing.label.LayoutViolation;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.measure.DotRect;
import java.util.List;

/// Builds the placements of barcode elements.
final class BarcodePlacement {

  private BarcodePlacement() {}

  static Placement of(String name, Mark mark, DotRect symbol, DotRect clear) {
    return new Placement(name, Role.BARCODE, List.of(mark), symbol, clear, List.of(), null);
  }

  /// A placement without marks, for a symbol that does not fit with whole dots: a barcode that
  /// cannot be scanned is never drawn.
  static Placement unfit(String name, ModuleWidth width, int modules, DotRect room, int dpi) {
    String text =
        "%d modules of %s do not fit %d dots at %d dpi"
            .formatted(modules, width.text(), room.width(), dpi);
    return new Placement(
        name,
        Role.BARCODE,
        List.of(),
        new DotRect(room.x(), room.y(), 0, 0),
        room,
        List.of(new LayoutViolation(LayoutViolation.Rule.X_DIMENSION, name, text)),
        null);
  }
}

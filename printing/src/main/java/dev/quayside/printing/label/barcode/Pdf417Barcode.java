package dev.quayside.printing.label.barcode;

import dev.quayside.printing.label.Placement;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Target;
import java.util.List;
import uk.org.okapibarcode.backend.HumanReadableLocation;
import uk.org.okapibarcode.backend.Pdf417;

/// PDF417 (ISO/IEC 15438) in the upper left corner of its area.
///
/// @param columns data columns, 1 to 30
/// @param errorCorrection level 0 to 8
/// @param area includes the quiet zone of two modules on all sides
public record Pdf417Barcode(
    String name, String data, int columns, int errorCorrection, Area area, ModuleWidth moduleWidth)
    implements Barcode {

  private static final int QUIET_MODULES = 2;

  /// In modules: ISO/IEC 15438 asks for rows at least this high. Higher ones scan better at a
  /// slant.
  private static final int LEAST_ROW = 3;

  private static final int HIGHEST_ROW = 6;

  @Override
  public Placement place(Target target) {
    Pdf417 symbol = encode();
    DotRect room = target.dots(area);
    int across = symbol.getWidth() + 2 * QUIET_MODULES;
    int down = symbol.getRows() * LEAST_ROW + 2 * QUIET_MODULES;
    int module =
        Math.min(
            moduleWidth.dots(target.dpi(), across, room.width()),
            moduleWidth.dots(target.dpi(), down, room.height()));
    if (module == 0) {
      return BarcodePlacement.unfit(
          name, moduleWidth, Math.max(across, down), room, target.dpi().dotsPerInch());
    }
    int quiet = QUIET_MODULES * module;
    int row = rowHeight(symbol, room.height() - 2 * quiet, module);
    DotRect at =
        new DotRect(
            room.x() + quiet, room.y() + quiet, symbol.getWidth() * module, symbol.getRows() * row);
    return BarcodePlacement.of(name, bars(symbol, at, module, row), at, at.grow(quiet, quiet))
        .withNativeZpl(zpl(at, module, row));
  }

  private static int rowHeight(Pdf417 symbol, int room, int module) {
    int modules = room / (symbol.getRows() * module);
    return Math.clamp(modules, LEAST_ROW, HIGHEST_ROW) * module;
  }

  private Pdf417 encode() {
    Pdf417 symbol = new Pdf417();
    symbol.setDataColumns(columns);
    symbol.setPreferredEccLevel(errorCorrection);
    symbol.setModuleWidth(1);
    symbol.setBarHeight(1);
    symbol.setHumanReadableLocation(HumanReadableLocation.NONE);
    symbol.setContent(data);
    return symbol;
  }

  private static Rects bars(Pdf417 symbol, DotRect at, int module, int row) {
    List<DotRect> bars =
        symbol.getRectangles().stream()
            .map(
                r ->
                    new DotRect(
                        at.x() + (int) r.x * module,
                        at.y() + (int) r.y * row,
                        (int) r.width * module,
                        (int) r.height * row))
            .toList();
    return new Rects(bars, Ink.BLACK);
  }

  private String zpl(DotRect at, int module, int row) {
    return "^FO%d,%d^BY%d^B7N,%d,%d,%d,,N%s"
        .formatted(at.x(), at.y(), module, row, errorCorrection, columns, ZplText.field(data));
  }
}

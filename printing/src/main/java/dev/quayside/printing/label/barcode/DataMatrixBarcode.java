package dev.quayside.printing.label.barcode;

import dev.quayside.printing.label.Placement;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Polygon;
import dev.quayside.printing.mark.Polygons;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Target;
import java.util.List;
import uk.org.okapibarcode.backend.DataMatrix;
import uk.org.okapibarcode.backend.Symbol;

/// A square Data Matrix (ISO/IEC 16022, ECC 200), centred in its area. Printers get it as a
/// graphic: their own command chooses sizes and encodings that differ from one firmware to the
/// next.
///
/// @param gs1 whether `data` is GS1 element strings (`[01]...[91]...`) or plain text
/// @param area includes the quiet zone of two modules on all sides
public record DataMatrixBarcode(
    String name, String data, boolean gs1, Area area, ModuleWidth moduleWidth) implements Barcode {

  private static final int QUIET_MODULES = 2;

  @Override
  public Placement place(Target target) {
    DataMatrix symbol = encode();
    DotRect room = target.dots(area);
    int modules = symbol.getWidth() + 2 * QUIET_MODULES;
    int module = moduleWidth.dots(target.dpi(), modules, Math.min(room.width(), room.height()));
    if (module == 0) {
      return BarcodePlacement.unfit(name, moduleWidth, modules, room, target.dpi().dotsPerInch());
    }
    int side = symbol.getWidth() * module;
    DotRect at =
        new DotRect(
            room.x() + (room.width() - side) / 2,
            room.y() + (room.height() - side) / 2,
            side,
            side);
    int quiet = QUIET_MODULES * module;
    return BarcodePlacement.of(name, cells(symbol, at, module), at, at.grow(quiet, quiet));
  }

  private DataMatrix encode() {
    DataMatrix symbol = new DataMatrix();
    symbol.setForceMode(DataMatrix.ForceMode.SQUARE);
    symbol.setModuleWidth(1);
    if (gs1) {
      symbol.setDataType(Symbol.DataType.GS1);
    }
    symbol.setContent(data);
    return symbol;
  }

  /// The dark cells as polygons, so that a printer gets the symbol as one graphic and not as
  /// hundreds of boxes.
  private static Polygons cells(DataMatrix symbol, DotRect at, int module) {
    List<Polygon> cells =
        symbol.getRectangles().stream()
            .map(
                r -> {
                  double left = at.x() + r.x * module;
                  double top = at.y() + r.y * module;
                  double right = left + r.width * module;
                  double bottom = top + r.height * module;
                  return new Polygon(left, top, right, top, right, bottom, left, bottom);
                })
            .toList();
    return new Polygons(cells, Ink.BLACK);
  }
}

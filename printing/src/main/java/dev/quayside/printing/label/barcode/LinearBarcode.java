package dev.quayside.printing.label.barcode;

import dev.quayside.printing.label.Placement;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Target;
import java.util.ArrayList;
import java.util.List;

/// Code 128 or GS1-128, centred in its area with the widest bars that leave both quiet zones
/// inside.
///
/// @param gs1 whether `data` is GS1 element strings (`[420]90210[92]...`) or plain text
/// @param area as high as the bars; its width includes the quiet zones
public record LinearBarcode(
    String name, String data, boolean gs1, Area area, ModuleWidth moduleWidth) implements Barcode {

  /// GS1 General Specifications 5.4: ten modules on both sides.
  private static final int QUIET_MODULES = 10;

  /// Kept free above and below, which Code 128 does not require: it keeps text from growing into
  /// the bars.
  private static final Length QUIET_ABOVE = Length.mils(20);

  public static LinearBarcode code128(String name, String data, Area area, ModuleWidth width) {
    return new LinearBarcode(name, data, false, area, width);
  }

  public static LinearBarcode gs1(String name, String data, Area area, ModuleWidth width) {
    return new LinearBarcode(name, data, true, area, width);
  }

  @Override
  public Placement place(Target target) {
    Code128Symbol symbol = Code128Symbol.encode(data, gs1);
    DotRect room = target.dots(area);
    int modules = symbol.modules() + 2 * QUIET_MODULES;
    int module = moduleWidth.dots(target.dpi(), modules, room.width());
    if (module == 0) {
      return BarcodePlacement.unfit(name, moduleWidth, modules, room, target.dpi().dotsPerInch());
    }
    int width = symbol.modules() * module;
    int x = room.x() + (room.width() - width) / 2;
    DotRect bars = new DotRect(x, room.y(), width, room.height());
    DotRect clear = bars.grow(QUIET_MODULES * module, target.dpi().dots(QUIET_ABOVE));
    Placement drawn =
        BarcodePlacement.of(name, new Rects(bars(symbol, bars, module), Ink.BLACK), bars, clear);
    return gs1 && !digitsOnly() ? drawn : drawn.withNativeZpl(zpl(symbol, bars, module));
  }

  private static List<DotRect> bars(Code128Symbol symbol, DotRect at, int module) {
    List<DotRect> bars = new ArrayList<>();
    int x = at.x();
    boolean bar = true;
    for (int width : symbol.widths()) {
      if (bar) {
        bars.add(new DotRect(x, at.y(), width * module, at.height()));
      }
      x += width * module;
      bar = !bar;
    }
    return bars;
  }

  /// Whether the data is digits only. GS1 data with letters changes code sets on the way, which
  /// firmware and renderers do not all draw alike: its bars are sent as boxes.
  private boolean digitsOnly() {
    return data.chars().allMatch(c -> c >= '0' && c <= '9' || c == '[' || c == ']');
  }

  /// The printer's own command. Plain data is left to the printer's automatic mode, which every
  /// firmware draws alike; GS1 needs its function characters named.
  private String zpl(Code128Symbol symbol, DotRect bars, int module) {
    String field = gs1 ? symbol.zplField() : ZplText.field(data);
    return "^FO%d,%d^BY%d^BCN,%d,N,N,N,%s%s"
        .formatted(bars.x(), bars.y(), module, bars.height(), gs1 ? "N" : "A", field);
  }
}

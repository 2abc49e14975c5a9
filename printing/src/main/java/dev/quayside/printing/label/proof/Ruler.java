package dev.quayside.printing.label.proof;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Target;
import java.util.ArrayList;
import java.util.List;

/// Eighths of an inch along the upper or left edge of an area: a print that is stretched or shifted
/// shows here.
record Ruler(Area area, boolean level) implements Element {

  private static final int STEP = 125;
  private static final int EIGHTHS = 8;

  @Override
  public Placement place(Target target) {
    List<DotRect> ticks = new ArrayList<>();
    int line = Math.max(1, target.dpi().dots(Length.mils(8)));
    Length end = level ? area.width() : area.height();
    for (int i = 1; Length.mils((long) i * STEP).compareTo(end) < 0; i++) {
      Length along = Length.mils((long) i * STEP);
      int reach = target.dpi().dots(Length.mils(i % EIGHTHS == 0 ? 180 : i % 4 == 0 ? 120 : 70));
      int x = target.dpi().dots(level ? area.x().plus(along) : area.x());
      int y = target.dpi().dots(level ? area.y() : area.y().plus(along));
      ticks.add(level ? new DotRect(x, y, line, reach) : new DotRect(x, y, reach, line));
    }
    return Placement.of("ruler", Role.DECORATION, List.of(new Rects(ticks, Ink.BLACK)));
  }
}

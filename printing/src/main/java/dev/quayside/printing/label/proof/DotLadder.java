package dev.quayside.printing.label.proof;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Target;
import java.util.ArrayList;
import java.util.List;

/// Lines of one, two, three and four dots with gaps as wide as the lines: too much heat closes the
/// gaps, a resampled print makes them uneven, a burnt element leaves a streak.
///
/// @param upright whether the lines run down the label
record DotLadder(Area area, boolean upright) implements Element {

  private static final int WIDEST = 4;

  @Override
  public Placement place(Target target) {
    DotRect room = target.dots(area);
    int span = (upright ? room.width() : room.height()) / WIDEST;
    List<DotRect> lines = new ArrayList<>();
    for (int dots = 1; dots <= WIDEST; dots++) {
      int from = (dots - 1) * span;
      for (int at = from; at + dots <= from + span - 2 * WIDEST; at += 2 * dots) {
        lines.add(
            upright
                ? new DotRect(room.x() + at, room.y(), dots, room.height())
                : new DotRect(room.x(), room.y() + at, room.width(), dots));
      }
    }
    return Placement.of("dot ladder", Role.DECORATION, List.of(new Rects(lines, Ink.BLACK)));
  }
}

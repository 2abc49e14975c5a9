package dev.quayside.printing.label.element;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Target;
import java.util.List;

/// A hollow box; its line lies inside the area.
public record Frame(Area area, Length line) implements Element {

  @Override
  public Placement place(Target target) {
    DotRect box = target.dots(area);
    int t = Math.max(1, target.dpi().dots(line));
    return Placement.of(
        "frame",
        Role.DECORATION,
        List.of(
            Rects.black(
                new DotRect(box.x(), box.y(), box.width(), t),
                new DotRect(box.x(), box.bottom() - t, box.width(), t),
                new DotRect(box.x(), box.y() + t, t, box.height() - 2 * t),
                new DotRect(box.right() - t, box.y() + t, t, box.height() - 2 * t))));
  }
}

package dev.quayside.printing.label.element;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Target;
import java.util.List;

/// A straight line, upright or level, at least one dot thick.
public record Rule(Area area) implements Element {

  @Override
  public Placement place(Target target) {
    int thickness = thickness(target);
    DotRect dots = target.dots(area);
    DotRect line =
        isLevel()
            ? new DotRect(dots.x(), dots.y(), dots.width(), thickness)
            : new DotRect(dots.x(), dots.y(), thickness, dots.height());
    return Placement.of("rule", Role.DECORATION, List.of(Rects.black(line)));
  }

  /// The line's thickness in dots, rounded apart from its edges: rules of one thickness print alike
  /// wherever they lie.
  private int thickness(Target target) {
    return Math.max(1, target.dpi().dots(isLevel() ? area.height() : area.width()));
  }

  private boolean isLevel() {
    return area.width().compareTo(area.height()) >= 0;
  }
}

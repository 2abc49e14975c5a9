package dev.quayside.printing.label.element;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Target;
import java.util.List;

/// A filled box: black to carry white text, or white to clear what lies below.
public record Fill(Area area, Ink ink) implements Element {

  public static Fill black(Area area) {
    return new Fill(area, Ink.BLACK);
  }

  @Override
  public Placement place(Target target) {
    return Placement.of(
        "fill", Role.DECORATION, List.of(new Rects(List.of(target.dots(area)), ink)));
  }
}

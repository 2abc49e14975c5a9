package dev.quayside.printing.label.barcode;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Polygon;
import dev.quayside.printing.mark.Polygons;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Target;
import java.util.List;

/// What is printed instead of a barcode that must not be scanned: an empty box crossed from corner
/// to corner. Bars that were only struck through could still be read beside the stroke, and would
/// be in the file for anyone to copy.
public record CrossedOut(Area area) implements Element {

  private static final Length LINE = Length.mils(20);

  @Override
  public Placement place(Target target) {
    DotRect box = target.dots(area);
    double line = Math.max(1, target.dpi().dots(LINE));
    Polygon outer = rectangle(box, 0);
    Polygon inner = rectangle(box, line);
    return Placement.of(
        "crossed out barcode",
        Role.OVERLAY,
        List.of(
            new Polygons(List.of(outer, inner), Ink.BLACK),
            new Polygons(List.of(diagonal(box, line, box.y(), box.bottom())), Ink.BLACK),
            new Polygons(List.of(diagonal(box, line, box.bottom(), box.y())), Ink.BLACK)));
  }

  private static Polygon rectangle(DotRect box, double inset) {
    double left = box.x() + inset;
    double top = box.y() + inset;
    double right = box.right() - inset;
    double bottom = box.bottom() - inset;
    return new Polygon(left, top, right, top, right, bottom, left, bottom);
  }

  private static Polygon diagonal(DotRect box, double line, double fromY, double toY) {
    return Polygon.stroke(box.x(), fromY, box.right(), toY, line, 0);
  }
}

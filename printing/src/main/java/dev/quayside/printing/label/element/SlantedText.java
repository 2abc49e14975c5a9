package dev.quayside.printing.label.element;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.font.Outline;
import dev.quayside.printing.font.Typeface;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.mark.Polygon;
import dev.quayside.printing.mark.Polygons;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Target;
import java.util.ArrayList;
import java.util.List;

/// One word in outlined letters along the rising diagonal of an area, over everything else.
public record SlantedText(String text, Face face, Area area) implements Element {

  private static final Length LINE = Length.mils(40);

  /// Share of the diagonal the word takes; the rest keeps its letters inside the area.
  private static final double SHARE = 0.76;

  @Override
  public Placement place(Target target) {
    DotRect box = target.dots(area);
    double line = target.dpi().fractionalDots(LINE);
    List<Mark> marks = new ArrayList<>();
    var letters = Outline.merged(contours(box));
    for (double[] contour : Outline.contours(letters.getPathIterator(null))) {
      strokes(contour, line, marks);
    }
    return Placement.of(text, Role.OVERLAY, marks);
  }

  private List<double[]> contours(DotRect box) {
    Typeface typeface = face.typeface();
    double diagonal = StrictMath.hypot(box.width(), box.height());
    double cos = box.width() / diagonal;
    double sin = box.height() / diagonal;
    double scale = diagonal * SHARE / (typeface.width(text) * typeface.unitsPerEm());
    double half = typeface.width(text) * typeface.unitsPerEm() / 2;
    double middle = typeface.outline(typeface.glyph(text.codePointAt(0))).bounds().top() / 2;
    List<double[]> contours = new ArrayList<>();
    double pen = -half;
    for (int glyph : typeface.glyphs(text)) {
      Outline outline = typeface.outline(glyph);
      for (double[] units : outline.contours()) {
        double[] dots = new double[units.length];
        for (int i = 0; i < units.length; i += 2) {
          double along = (pen + units[i]) * scale;
          double up = (units[i + 1] - middle) * scale;
          dots[i] = box.x() + box.width() / 2.0 + along * cos - up * sin;
          dots[i + 1] = box.y() + box.height() / 2.0 - along * sin - up * cos;
        }
        contours.add(dots);
      }
      pen += typeface.advance(glyph);
    }
    return contours;
  }

  /// Adds each edge of a contour as a thin stroke, extended at both ends to close the corners.
  private static void strokes(double[] c, double line, List<Mark> marks) {
    for (int i = 0; i < c.length; i += 2) {
      int j = (i + 2) % c.length;
      if (StrictMath.hypot(c[j] - c[i], c[j + 1] - c[i + 1]) > 1e-9) {
        Polygon stroke = Polygon.stroke(c[i], c[i + 1], c[j], c[j + 1], line, line / 2);
        marks.add(new Polygons(List.of(stroke), Ink.BLACK));
      }
    }
  }
}

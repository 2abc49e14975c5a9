package dev.quayside.printing.zpl;

import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.mark.Polygon;
import dev.quayside.printing.mark.Polygons;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;

/// What a field of a label draws, in dots.
///
/// @param ink the dots, from the label's upper left corner
/// @param white whether it leaves paper where it is
record ZplShape(Shape ink, boolean white) {

  /// In dots: how far a chord departs from its curve.
  private static final double FLATNESS = 0.1;

  /// Moves ink from its own corner to its place, turned as ZPL turns a field: about the corner that
  /// is the upper left one afterwards.
  ///
  /// @param turn `N`, `R`, `I` or `B`
  static Shape placed(Shape ink, double width, double height, char turn, double x, double y) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.concatenate(
        switch (turn) {
          case 'R' -> new AffineTransform(0, 1, -1, 0, height, 0);
          case 'I' -> new AffineTransform(-1, 0, 0, -1, width, height);
          case 'B' -> new AffineTransform(0, -1, 1, 0, 0, width);
          default -> new AffineTransform();
        });
    return new Path2D.Double(ink, place);
  }

  /// The shape at its place on the media.
  Mark mark(AffineTransform place) {
    List<Polygon> contours = new ArrayList<>();
    List<Double> corners = new ArrayList<>();
    double[] at = new double[6];
    for (PathIterator it = ink.getPathIterator(place, FLATNESS); !it.isDone(); it.next()) {
      switch (it.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> {
          close(corners, contours);
          corners.add(at[0]);
          corners.add(at[1]);
        }
        case PathIterator.SEG_LINETO -> {
          corners.add(at[0]);
          corners.add(at[1]);
        }
        default -> {}
      }
    }
    close(corners, contours);
    return new Polygons(contours, white ? Ink.WHITE : Ink.BLACK);
  }

  private static void close(List<Double> corners, List<Polygon> contours) {
    if (corners.size() >= 6) {
      contours.add(new Polygon(corners.stream().mapToDouble(Double::doubleValue).toArray()));
    }
    corners.clear();
  }
}

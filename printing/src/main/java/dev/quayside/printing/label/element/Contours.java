package dev.quayside.printing.label.element;

import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;

/// Merges the contours of outlined letters.
final class Contours {

  private Contours() {}

  /// Merges contours that overlap: letters are often drawn as several pieces laid over each other,
  /// which shows once only their outline is printed.
  static List<double[]> merged(List<double[]> contours) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    for (double[] c : contours) {
      path.moveTo(c[0], c[1]);
      for (int i = 2; i < c.length; i += 2) {
        path.lineTo(c[i], c[i + 1]);
      }
      path.closePath();
    }
    return corners(new Area(path));
  }

  private static List<double[]> corners(Area area) {
    List<double[]> contours = new ArrayList<>();
    List<Double> current = new ArrayList<>();
    double[] at = new double[6];
    for (PathIterator it = area.getPathIterator(null); !it.isDone(); it.next()) {
      if (it.currentSegment(at) == PathIterator.SEG_CLOSE) {
        contours.add(current.stream().mapToDouble(Double::doubleValue).toArray());
        current.clear();
      } else {
        current.add(at[0]);
        current.add(at[1]);
      }
    }
    return contours;
  }
}

package dev.quayside.printing.font;

import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;

/// The contours of a glyph in font units, y up, with its curves flattened.
public record Outline(List<double[]> contours, Bounds bounds) {

  /// Extent in font units; all zero for a glyph without ink.
  public record Bounds(double left, double bottom, double right, double top) {}

  /// Chords depart from the curve by at most this share of an em: a twentieth of a dot at 40 dots.
  private static final double FLATNESS = 1 / 800.0;

  static Outline of(java.awt.geom.GeneralPath path, int unitsPerEm) {
    List<double[]> contours = contours(path.getPathIterator(null, unitsPerEm * FLATNESS));
    return new Outline(List.copyOf(contours), bounds(contours));
  }

  /// Merges contours that overlap: letters are often drawn as several pieces laid over each other,
  /// which shows once only their outline is printed.
  public static Area merged(List<double[]> contours) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    for (double[] contour : contours) {
      path.moveTo(contour[0], contour[1]);
      for (int i = 2; i < contour.length; i += 2) {
        path.lineTo(contour[i], contour[i + 1]);
      }
      path.closePath();
    }
    return new Area(path);
  }

  /// The corners of each contour, x before y.
  ///
  /// @param it of straight lines
  public static List<double[]> contours(PathIterator it) {
    List<double[]> contours = new ArrayList<>();
    List<Double> current = new ArrayList<>();
    double[] at = new double[6];
    for (; !it.isDone(); it.next()) {
      switch (it.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> {
          close(current, contours);
          current.add(at[0]);
          current.add(at[1]);
        }
        case PathIterator.SEG_LINETO -> {
          current.add(at[0]);
          current.add(at[1]);
        }
        default -> {}
      }
    }
    close(current, contours);
    return contours;
  }

  private static void close(List<Double> current, List<double[]> contours) {
    if (current.size() >= 6) {
      contours.add(current.stream().mapToDouble(Double::doubleValue).toArray());
    }
    current.clear();
  }

  private static Bounds bounds(List<double[]> contours) {
    if (contours.isEmpty()) {
      return new Bounds(0, 0, 0, 0);
    }
    double left = Double.MAX_VALUE;
    double bottom = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double top = -Double.MAX_VALUE;
    for (double[] contour : contours) {
      for (int i = 0; i < contour.length; i += 2) {
        left = Math.min(left, contour[i]);
        right = Math.max(right, contour[i]);
        bottom = Math.min(bottom, contour[i + 1]);
        top = Math.max(top, contour[i + 1]);
      }
    }
    return new Bounds(left, bottom, right, top);
  }
}

package dev.quayside.printing.mark;

/// A closed contour in fractional dots.
public final class Polygon {

  private final double[] xy;

  /// @param xy x and y of the corners in turn; the last corner joins the first
  public Polygon(double... xy) {
    if (xy.length < 6 || xy.length % 2 != 0) {
      throw new IllegalArgumentException("A polygon has at least three corners.");
    }
    this.xy = xy.clone();
  }

  /// A straight stroke from one point to another, in dots.
  ///
  /// @param beyond how far it runs on past both points
  public static Polygon stroke(
      double x1, double y1, double x2, double y2, double width, double beyond) {
    double length = StrictMath.hypot(x2 - x1, y2 - y1);
    double ux = (x2 - x1) / length;
    double uy = (y2 - y1) / length;
    double fromX = x1 - ux * beyond;
    double fromY = y1 - uy * beyond;
    double toX = x2 + ux * beyond;
    double toY = y2 + uy * beyond;
    double sideX = -uy * width / 2;
    double sideY = ux * width / 2;
    return new Polygon(
        fromX + sideX,
        fromY + sideY,
        toX + sideX,
        toY + sideY,
        toX - sideX,
        toY - sideY,
        fromX - sideX,
        fromY - sideY);
  }

  public int corners() {
    return xy.length / 2;
  }

  public double x(int corner) {
    return xy[2 * corner];
  }

  public double y(int corner) {
    return xy[2 * corner + 1];
  }
}

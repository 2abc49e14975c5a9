package dev.quayside.printing.mark;

/// The direction in which a line of text runs.
public enum Turn {
  /// Left to right.
  UPRIGHT,
  /// Bottom to top, a quarter turn anticlockwise.
  UP,
  /// Top to bottom, a quarter turn clockwise.
  DOWN;

  /// The x of a point after the turn.
  ///
  /// @param x of the point in upright text, relative to the line's origin
  /// @param y of the same point, down
  public double x(double x, double y) {
    return switch (this) {
      case UPRIGHT -> x;
      case UP -> y;
      case DOWN -> -y;
    };
  }

  /// The y of a point after the turn.
  ///
  /// @param x of the point in upright text, relative to the line's origin
  /// @param y of the same point, down
  public double y(double x, double y) {
    return switch (this) {
      case UPRIGHT -> y;
      case UP -> -x;
      case DOWN -> x;
    };
  }
}

package dev.quayside.printing.mark;

/// How a line of text runs.
public enum Turn {
  /// From left to right.
  UPRIGHT,
  /// From bottom to top, a quarter turn against the clock.
  UP,
  /// From top to bottom, a quarter turn with the clock.
  DOWN;

  /// Takes a point of upright text, relative to the line's origin, y down, to where it lies: x.
  public double x(double x, double y) {
    return switch (this) {
      case UPRIGHT -> x;
      case UP -> y;
      case DOWN -> -y;
    };
  }

  /// The y of the same point.
  public double y(double x, double y) {
    return switch (this) {
      case UPRIGHT -> y;
      case UP -> -x;
      case DOWN -> x;
    };
  }
}

package dev.quayside.printing.measure;

/// A rectangle on a label; the origin is the upper left corner, y grows downwards.
public record Area(Length x, Length y, Length width, Length height) {

  /// An area with all four values in mils.
  public static Area mils(long x, long y, long width, long height) {
    return new Area(Length.mils(x), Length.mils(y), Length.mils(width), Length.mils(height));
  }

  public Length right() {
    return x.plus(width);
  }

  public Length bottom() {
    return y.plus(height);
  }
}

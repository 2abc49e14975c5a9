package dev.quayside.printing.measure;

/// An exact length.
///
/// The unit is 1/2,286,000 inch: the largest one in which a mil (1/1000 inch), a micrometre and
/// half a typographic point are all whole numbers, so no layout constant is ever rounded before it
/// meets the dot grid.
public record Length(long units) implements Comparable<Length> {

  public static final long UNITS_PER_INCH = 2_286_000;

  public static final Length ZERO = new Length(0);

  /// A length in thousandths of an inch.
  public static Length mils(long mils) {
    return new Length(Math.multiplyExact(mils, UNITS_PER_INCH / 1000));
  }

  public static Length micrometres(long micrometres) {
    return new Length(Math.multiplyExact(micrometres, 90));
  }

  /// A length in typographic points, 72 to the inch.
  public static Length points(long points) {
    return new Length(Math.multiplyExact(points, UNITS_PER_INCH / 72));
  }

  public Length plus(Length other) {
    return new Length(Math.addExact(units, other.units));
  }

  public Length minus(Length other) {
    return new Length(Math.subtractExact(units, other.units));
  }

  public Length times(long factor) {
    return new Length(Math.multiplyExact(units, factor));
  }

  public double inMils() {
    return units * 1000.0 / UNITS_PER_INCH;
  }

  public double inPoints() {
    return units * 72.0 / UNITS_PER_INCH;
  }

  @Override
  public int compareTo(Length other) {
    return Long.compare(units, other.units);
  }
}

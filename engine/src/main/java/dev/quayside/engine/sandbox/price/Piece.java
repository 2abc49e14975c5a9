package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Parcel;
import java.math.BigDecimal;
import java.math.RoundingMode;

/// A parcel as a carrier measures it: whole inches, each side rounded up; whole pounds, rounded up.
///
/// @param measured whether the sender gave sides; without them, and in flat rate packaging, all
///   sizes are 0
/// @param cubicInches of the rounded sides
public record Piece(
    Parcel parcel,
    boolean residential,
    int pounds,
    boolean measured,
    int longest,
    int second,
    int lengthPlusGirth,
    long cubicInches) {

  /// Larger than every limit, and small enough not to overflow.
  private static final int ABSURD = 100_000;

  private static final Weight ONE_POUND = Weight.ofPounds(1);

  public static Piece of(Parcel parcel, boolean residential) {
    var sides = parcel.packaging().isCarriers() ? null : parcel.dimensions();
    int a = sides == null ? 0 : inches(sides.length());
    int b = sides == null ? 0 : inches(sides.width());
    int c = sides == null ? 0 : inches(sides.height());
    return new Piece(
        parcel,
        residential,
        pounds(parcel.weight()),
        sides != null || isKnown(parcel.packaging()),
        a,
        b,
        a + 2 * (b + c),
        (long) a * b * c);
  }

  /// Packaging whose sides a service can count on without being told.
  private static boolean isKnown(Packaging packaging) {
    return packaging.isCarriers() && !packaging.isFlatRate();
  }

  /// The sum of length, width and height.
  public int sides() {
    return longest + (lengthPlusGirth - longest) / 2;
  }

  public boolean underAPound() {
    return parcel.weight().compareTo(ONE_POUND) < 0;
  }

  /// Whole ounces, rounded up.
  public int ounces() {
    return parcel.weight().ounces().setScale(0, RoundingMode.CEILING).intValueExact();
  }

  /// Dimensional weight in pounds; 0 without sides, or up to `fromCubicInches`.
  public int dimensionalPounds(int divisor, int fromCubicInches) {
    return cubicInches <= fromCubicInches
        ? 0
        : (int) Math.min(ABSURD, (cubicInches + divisor - 1) / divisor);
  }

  private static int inches(BigDecimal side) {
    return side.setScale(0, RoundingMode.CEILING).min(BigDecimal.valueOf(ABSURD)).intValue();
  }

  private static int pounds(Weight weight) {
    var most = Weight.ofPounds(ABSURD);
    return (weight.isMoreThan(most) ? most : weight).poundsRoundedUp();
  }
}

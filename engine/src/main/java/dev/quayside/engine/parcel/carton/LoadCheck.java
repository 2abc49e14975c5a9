package dev.quayside.engine.parcel.carton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Judges a load by the goods, the box and the placements alone, in inches: it shares nothing with
/// the search that found them, and every answer passes it before a caller sees it.
public final class LoadCheck {

  /// Inches that sides and gaps may be off, as carriers' and callers' decimals are.
  private static final double TOLERANCE = 0.001;

  private LoadCheck() {}

  /// Whether these goods and no others lie in the box as its limits allow.
  public static boolean accepts(Carton carton, List<Goods> goods, List<Placement> placements) {
    return isLightEnough(carton, goods)
        && sharesAsAllowed(goods)
        && isFull(carton, goods)
        && eachPieceOnce(goods, placements)
        && placements.stream().allMatch(each -> isInside(carton, each))
        && !anyOverlap(placements);
  }

  private static boolean isLightEnough(Carton carton, List<Goods> goods) {
    double ounces =
        goods.stream().mapToDouble(g -> g.quantity() * g.weightOz().doubleValue()).sum();
    return carton.mostOz() == null || ounces <= carton.mostOz().doubleValue() + 1e-6;
  }

  private static boolean sharesAsAllowed(List<Goods> goods) {
    return goods.stream().noneMatch(Goods::alone)
        || goods.stream().mapToInt(Goods::quantity).sum() == 1;
  }

  private static boolean isFull(Carton carton, List<Goods> goods) {
    double filled = goods.stream().mapToDouble(g -> g.quantity() * volume(g)).sum();
    double inner =
        carton.lengthIn().doubleValue()
            * carton.widthIn().doubleValue()
            * carton.heightIn().doubleValue();
    return filled <= inner * carton.fillPercent().doubleValue() / 100 * (1 + 1e-6);
  }

  private static boolean eachPieceOnce(List<Goods> goods, List<Placement> placements) {
    Map<Integer, Goods> lines = new HashMap<>();
    Map<Integer, Integer> left = new HashMap<>();
    for (var each : goods) {
      lines.put(each.line(), each);
      left.merge(each.line(), each.quantity(), Integer::sum);
    }
    for (var each : placements) {
      var piece = lines.get(each.line());
      if (piece == null || !isPiece(piece, each)) {
        return false;
      }
      left.merge(each.line(), -1, Integer::sum);
    }
    return left.values().stream().allMatch(count -> count == 0);
  }

  private static boolean isPiece(Goods piece, Placement place) {
    double[] lies = {place.dx().doubleValue(), place.dy().doubleValue(), place.dz().doubleValue()};
    double[] sides = {
      piece.lengthIn().doubleValue(), piece.widthIn().doubleValue(), piece.heightIn().doubleValue()
    };
    if (piece.soft()) {
      double longest = Arrays.stream(lies).max().orElse(0);
      double volume = lies[0] * lies[1] * lies[2];
      return volume > 0 && Math.abs(volume - volume(piece)) <= volume / longest * TOLERANCE + 1e-6;
    }
    double up =
        switch (piece.rotate()) {
          case ANY -> lies[2];
          case UPRIGHT -> sides[2];
          case FLAT -> Arrays.stream(sides).min().orElse(0);
        };
    boolean upright = isSame(lies[2], up);
    Arrays.sort(lies);
    Arrays.sort(sides);
    return upright
        && isSame(lies[0], sides[0])
        && isSame(lies[1], sides[1])
        && isSame(lies[2], sides[2]);
  }

  private static boolean isSame(double one, double other) {
    return Math.abs(one - other) <= TOLERANCE;
  }

  private static double volume(Goods piece) {
    return piece.lengthIn().doubleValue()
        * piece.widthIn().doubleValue()
        * piece.heightIn().doubleValue();
  }

  private static boolean isInside(Carton carton, Placement place) {
    return isInside(
            place.x().doubleValue(), place.dx().doubleValue(), carton.lengthIn().doubleValue())
        && isInside(
            place.y().doubleValue(), place.dy().doubleValue(), carton.widthIn().doubleValue())
        && isInside(
            place.z().doubleValue(), place.dz().doubleValue(), carton.heightIn().doubleValue());
  }

  private static boolean isInside(double from, double side, double inner) {
    return side > 0 && from >= -TOLERANCE && from + side <= inner + TOLERANCE;
  }

  /// Along x in order, so that only those that may meet are compared.
  private static boolean anyOverlap(List<Placement> placements) {
    var sorted = new ArrayList<double[]>();
    for (var each : placements) {
      sorted.add(
          new double[] {
            each.x().doubleValue(),
            each.y().doubleValue(),
            each.z().doubleValue(),
            each.x().add(each.dx()).doubleValue(),
            each.y().add(each.dy()).doubleValue(),
            each.z().add(each.dz()).doubleValue()
          });
    }
    sorted.sort(Comparator.comparingDouble(each -> each[0]));
    for (int i = 0; i < sorted.size(); i++) {
      var one = sorted.get(i);
      for (int j = i + 1; j < sorted.size() && sorted.get(j)[0] < one[3] - TOLERANCE; j++) {
        if (overlap(one, sorted.get(j))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean overlap(double[] one, double[] other) {
    for (int axis = 0; axis < 3; axis++) {
      double common = Math.min(one[axis + 3], other[axis + 3]) - Math.max(one[axis], other[axis]);
      if (common <= TOLERANCE) {
        return false;
      }
    }
    return true;
  }
}

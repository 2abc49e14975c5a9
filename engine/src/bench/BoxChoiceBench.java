import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.carton.BoxChoices;
import dev.quayside.engine.parcel.carton.Carton;
import dev.quayside.engine.parcel.carton.Goods;
import dev.quayside.engine.parcel.product.Rotate;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/// What 1,000 made-up orders cost in the box that box choice finds, beside the smallest box by
/// volume (which often does not hold them, and is then followed by the next) and beside one size
/// for all. Priced as a carrier's ground service bills: base, and each pound of the greater of
/// weight and size at the divisor of 139. Usage: `JAVA src/bench/BoxChoiceBench.java` in `engine`,
/// on its test class path.
public final class BoxChoiceBench {

  private static final double[][] BOXES = {
    {6, 4, 2}, {8, 6, 4}, {9, 6, 3}, {10, 8, 4}, {12, 9, 4}, {10, 10, 10},
    {12, 12, 6}, {14, 10, 8}, {16, 12, 8}, {18, 14, 10}, {20, 16, 12}, {24, 18, 16}
  };

  private BoxChoiceBench() {}

  public static void main(String[] args) {
    var random = new SplittableRandom(20261127);
    var cartons = new ArrayList<Carton>();
    for (double[] box : BOXES) {
      cartons.add(
          new Carton(
              inches(box[0]), inches(box[1]), inches(box[2]), false, null, BigDecimal.valueOf(92)));
    }
    var choices = new BoxChoices(cartons);
    double chosen = 0;
    double byVolume = 0;
    double oneSize = 0;
    int packed = 0;
    int tooSmall = 0;
    var millis = new ArrayList<Double>();
    while (packed < 1000) {
      var goods = order(random);
      long began = System.nanoTime();
      var ways = choices.of(goods, 1);
      millis.add((System.nanoTime() - began) / 1e6);
      if (ways.isEmpty()) {
        continue;
      }
      packed++;
      double pounds =
          goods.stream().mapToDouble(g -> g.quantity() * g.weightOz().doubleValue()).sum() / 16;
      ToDoubleFunction<Integer> price = box -> price(BOXES[box], pounds);
      chosen +=
          ways.stream()
              .mapToDouble(way -> price.applyAsDouble(way.getFirst().carton()))
              .min()
              .orElse(0);
      double volume =
          goods.stream().mapToDouble(g -> g.quantity() * g.cubicInches().doubleValue()).sum();
      // a packer who goes by volume takes the smallest that has 1.5 times of it, and the next when
      // it does not fit
      for (int box = 0; box < BOXES.length; box++) {
        int index = box;
        boolean fits = ways.stream().anyMatch(way -> way.getFirst().carton() == index);
        if (BOXES[box][0] * BOXES[box][1] * BOXES[box][2] >= volume * 1.5 && fits
            || box == BOXES.length - 1) {
          byVolume += price.applyAsDouble(box);
          break;
        }
        tooSmall += BOXES[box][0] * BOXES[box][1] * BOXES[box][2] >= volume * 1.5 ? 1 : 0;
      }
      oneSize += price.applyAsDouble(BOXES.length - 1);
    }
    millis.sort(null);
    System.out.printf(
        "1,000 orders: chosen $%.0f, by volume $%.0f (%d boxes tried in vain), one size $%.0f; search p50 %.1f, p99 %.1f ms%n",
        chosen,
        byVolume,
        tooSmall,
        oneSize,
        millis.get(millis.size() / 2),
        millis.get(millis.size() * 99 / 100));
  }

  private static double price(double[] box, double pounds) {
    var outer = new Dimensions(inches(box[0] + 0.5), inches(box[1] + 0.5), inches(box[2] + 0.5));
    double size = outer.cubicInches().doubleValue() / 139;
    return 8
        + 0.75
            * Math.ceil(
                Math.max(size, new Weight(BigDecimal.valueOf(pounds * 16)).pounds().doubleValue()));
  }

  private static List<Goods> order(SplittableRandom random) {
    int pieces = 1 + random.nextInt(12);
    var goods = new ArrayList<Goods>();
    for (int line = 1; pieces > 0; line++) {
      int quantity = 1 + random.nextInt(Math.min(3, pieces));
      pieces -= quantity;
      double l = side(random);
      double w = side(random);
      double h = side(random);
      goods.add(
          new Goods(
              line,
              quantity,
              inches(l),
              inches(w),
              inches(h),
              Rotate.values()[random.nextInt(4) == 0 ? 1 : 0],
              false,
              false,
              inches(l * w * h * 0.08 + 1)));
    }
    return goods;
  }

  /// Log-normal, median 3.5 in.
  private static double side(SplittableRandom random) {
    return Math.clamp(Math.exp(Math.log(3.5) + 0.5 * random.nextGaussian()), 0.5, 16);
  }

  private static BigDecimal inches(double side) {
    return BigDecimal.valueOf(side).setScale(2, RoundingMode.HALF_UP);
  }
}

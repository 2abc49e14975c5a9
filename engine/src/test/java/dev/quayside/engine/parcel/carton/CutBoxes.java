package dev.quayside.engine.parcel.carton;

import dev.quayside.engine.parcel.product.Rotate;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Boxes cut straight through until there are so many pieces, each side of a piece then shorter by
/// a slack: a packing of them is known to exist.
public final class CutBoxes {

  private record Part(double x, double y, double z) {}

  private CutBoxes() {}

  public static Carton box() {
    return carton(20, 16, 12);
  }

  public static Carton carton(double length, double width, double height) {
    return new Carton(
        inches(length), inches(width), inches(height), false, null, BigDecimal.valueOf(100));
  }

  public static List<Goods> goods(SplittableRandom random, int pieces, double slack) {
    var parts = new ArrayList<>(List.of(new Part(20, 16, 12)));
    while (parts.size() < pieces) {
      var part = parts.remove(largest(parts));
      double at = 0.25 + 0.5 * random.nextDouble();
      switch (axis(part, random)) {
        case 0 -> {
          parts.add(new Part(part.x * at, part.y, part.z));
          parts.add(new Part(part.x * (1 - at), part.y, part.z));
        }
        case 1 -> {
          parts.add(new Part(part.x, part.y * at, part.z));
          parts.add(new Part(part.x, part.y * (1 - at), part.z));
        }
        default -> {
          parts.add(new Part(part.x, part.y, part.z * at));
          parts.add(new Part(part.x, part.y, part.z * (1 - at)));
        }
      }
    }
    var goods = new ArrayList<Goods>();
    for (var part : parts) {
      goods.add(
          piece(
              goods.size() + 1,
              1,
              part.x * (1 - slack),
              part.y * (1 - slack),
              part.z * (1 - slack),
              Rotate.ANY));
    }
    return goods;
  }

  public static Goods piece(
      int line, int quantity, double length, double width, double height, Rotate rotate) {
    return new Goods(
        line,
        quantity,
        inches(length),
        inches(width),
        inches(height),
        rotate,
        false,
        false,
        BigDecimal.ONE);
  }

  private static int largest(List<Part> parts) {
    int largest = 0;
    for (int i = 1; i < parts.size(); i++) {
      if (volume(parts.get(i)) > volume(parts.get(largest))) {
        largest = i;
      }
    }
    return largest;
  }

  private static int axis(Part part, SplittableRandom random) {
    if (random.nextInt(3) == 0) {
      return random.nextInt(3);
    }
    return part.x >= part.y && part.x >= part.z ? 0 : part.y >= part.z ? 1 : 2;
  }

  private static double volume(Part part) {
    return part.x * part.y * part.z;
  }

  private static BigDecimal inches(double side) {
    return BigDecimal.valueOf(side).setScale(3, RoundingMode.DOWN);
  }
}

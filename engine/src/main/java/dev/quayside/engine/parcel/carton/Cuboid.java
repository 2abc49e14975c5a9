package dev.quayside.engine.parcel.carton;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// A part of a box in whole units of 1/10,000 inch, from its lower corner on.
record Cuboid(int x, int y, int z, int dx, int dy, int dz) {

  private static final int DECIMALS = 4;

  static int units(BigDecimal inches) {
    return inches.movePointRight(DECIMALS).setScale(0, RoundingMode.HALF_UP).intValueExact();
  }

  static BigDecimal inches(int units) {
    return BigDecimal.valueOf(units, DECIMALS);
  }

  double volume() {
    return (double) dx * dy * dz;
  }

  boolean overlaps(Cuboid other) {
    return x < other.x + other.dx
        && other.x < x + dx
        && y < other.y + other.dy
        && other.y < y + dy
        && z < other.z + other.dz
        && other.z < z + dz;
  }

  boolean holds(Cuboid other) {
    return x <= other.x
        && y <= other.y
        && z <= other.z
        && other.x + other.dx <= x + dx
        && other.y + other.dy <= y + dy
        && other.z + other.dz <= z + dz;
  }

  Placement placed(int line) {
    return new Placement(line, inches(x), inches(y), inches(z), inches(dx), inches(dy), inches(dz));
  }
}

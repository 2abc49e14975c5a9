package dev.quayside.engine.parcel.carton;

import dev.quayside.engine.parcel.product.Rotate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Equal pieces as the search sees them: their turns in units, each once.
///
/// @param index among the kinds of this search
/// @param turns along x, y, z; of a soft piece as it came
record Kind(int index, List<Turn> turns, int count, boolean soft) {

  record Turn(int dx, int dy, int dz) {

    Cuboid at(Cuboid space) {
      return new Cuboid(space.x(), space.y(), space.z(), dx, dy, dz);
    }

    Turn times(int nx, int ny, int nz) {
      return new Turn(dx * nx, dy * ny, dz * nz);
    }

    boolean fits(Cuboid space) {
      return dx <= space.dx() && dy <= space.dy() && dz <= space.dz();
    }
  }

  static Kind of(int index, Goods goods) {
    int length = Cuboid.units(goods.lengthIn());
    int width = Cuboid.units(goods.widthIn());
    int height = Cuboid.units(goods.heightIn());
    var turns =
        goods.soft()
            ? List.of(new Turn(length, width, height))
            : turns(goods.rotate(), length, width, height);
    return new Kind(index, turns, goods.quantity(), goods.soft());
  }

  static List<Turn> turns(Rotate rotate, int length, int width, int height) {
    int[] sides = {length, width, height};
    if (rotate == Rotate.FLAT) {
      Arrays.sort(sides);
      return aboutUp(sides[2], sides[1], sides[0]);
    }
    if (rotate == Rotate.UPRIGHT) {
      return aboutUp(length, width, height);
    }
    var all = new ArrayList<Turn>();
    all.addAll(aboutUp(length, width, height));
    all.addAll(aboutUp(length, height, width));
    all.addAll(aboutUp(width, height, length));
    return all.stream().distinct().toList();
  }

  private static List<Turn> aboutUp(int length, int width, int up) {
    return length == width
        ? List.of(new Turn(length, width, up))
        : List.of(new Turn(length, width, up), new Turn(width, length, up));
  }

  double volume() {
    var turn = turns.getFirst();
    return (double) turn.dx() * turn.dy() * turn.dz();
  }

  int thinnest() {
    var turn = turns.getFirst();
    return Math.min(turn.dx(), Math.min(turn.dy(), turn.dz()));
  }

  int longest() {
    var turn = turns.getFirst();
    return Math.max(turn.dx(), Math.max(turn.dy(), turn.dz()));
  }

  /// Whether one piece goes into the empty box.
  boolean fits(Cuboid box) {
    return soft
        ? volume() <= box.volume() * (1 + 1e-9)
        : turns.stream().anyMatch(turn -> turn.fits(box));
  }
}

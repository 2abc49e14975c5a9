package dev.quayside.engine.parcel.carton;

import dev.quayside.engine.parcel.carton.Kind.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Equal pieces laid side by side, behind and on top of each other in one turn, placed as one.
///
/// @param turn null for a single piece, which may be turned as it allows
record Block(Kind kind, @Nullable Turn turn, int nx, int ny, int nz) {

  static Block single(Kind kind) {
    return new Block(kind, null, 1, 1, 1);
  }

  /// All pieces of a kind in blocks: rows, walls or columns as far as the box holds them.
  static List<Block> of(Kind kind, Cuboid box, SplittableRandom random) {
    var fitting = kind.turns().stream().filter(each -> each.fits(box)).toList();
    if (fitting.isEmpty()) {
      return List.of(single(kind));
    }
    var turn = fitting.get(random.nextInt(fitting.size()));
    int mostX = box.dx() / turn.dx();
    int mostY = box.dy() / turn.dy();
    int mostZ = box.dz() / turn.dz();
    var blocks = new ArrayList<Block>();
    int left = kind.count();
    while (left > 0) {
      boolean first = random.nextBoolean();
      int nx = Math.min(left, first ? mostX : mostX > 1 ? 1 + random.nextInt(mostX) : 1);
      int nz = Math.min(left / nx, mostZ);
      int ny = Math.min(left / (nx * nz), mostY);
      blocks.add(new Block(kind, turn, nx, ny, nz));
      left -= nx * ny * nz;
    }
    return blocks;
  }

  int pieces() {
    return nx * ny * nz;
  }

  double volume() {
    return kind.volume() * pieces();
  }

  List<Turn> turns() {
    return turn == null || pieces() == 1 ? kind.turns() : List.of(turn.times(nx, ny, nz));
  }

  /// Two halves, cut across the most pieces in a row.
  List<Block> halves() {
    int most = Math.max(nx, Math.max(ny, nz));
    int half = most / 2;
    if (most == nx) {
      return List.of(new Block(kind, turn, half, ny, nz), new Block(kind, turn, nx - half, ny, nz));
    }
    return most == ny
        ? List.of(new Block(kind, turn, nx, half, nz), new Block(kind, turn, nx, ny - half, nz))
        : List.of(new Block(kind, turn, nx, ny, half), new Block(kind, turn, nx, ny, nz - half));
  }

  /// Its pieces when it stands there.
  List<Cuboid> pieces(Cuboid place) {
    int dx = place.dx() / nx;
    int dy = place.dy() / ny;
    int dz = place.dz() / nz;
    var pieces = new ArrayList<Cuboid>(pieces());
    for (int i = 0; i < pieces(); i++) {
      int x = i % nx;
      int y = i / nx % ny;
      int z = i / nx / ny;
      pieces.add(
          new Cuboid(place.x() + x * dx, place.y() + y * dy, place.z() + z * dz, dx, dy, dz));
    }
    return pieces;
  }
}

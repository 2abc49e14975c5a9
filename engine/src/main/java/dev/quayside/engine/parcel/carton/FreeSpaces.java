package dev.quayside.engine.parcel.carton;

import java.util.ArrayList;
import java.util.List;

/// The largest empty cuboids of a box. They overlap each other; their lower corners are the extreme
/// points where a next piece may stand (Crainic, Perboli, Tadei 2008; Lai, Chan 1997 for the
/// spaces).
final class FreeSpaces {

  private final List<Cuboid> spaces = new ArrayList<>();

  /// Spaces thinner than this hold no piece that is left.
  private final int thinnest;

  FreeSpaces(Cuboid box, int thinnest) {
    this.thinnest = thinnest;
    spaces.add(box);
  }

  List<Cuboid> list() {
    return spaces;
  }

  /// Takes a part away.
  void take(Cuboid part) {
    var cut = new ArrayList<Cuboid>();
    for (var space : spaces) {
      if (space.overlaps(part)) {
        cutInto(space, part, cut);
      }
    }
    spaces.removeIf(space -> space.overlaps(part));
    int whole = spaces.size();
    for (int i = 0; i < cut.size(); i++) {
      var piece = cut.get(i);
      if (!isWithin(piece, cut, cut.size(), i) && !isWithin(piece, spaces, whole, -1)) {
        spaces.add(piece);
      }
    }
  }

  /// Whether another of the list holds it; of two equal ones the first stays.
  private static boolean isWithin(Cuboid piece, List<Cuboid> others, int count, int self) {
    for (int i = 0; i < count; i++) {
      var other = others.get(i);
      if (i != self && other.holds(piece) && (self < 0 || i < self || !piece.holds(other))) {
        return true;
      }
    }
    return false;
  }

  /// Adds what is left of the space on each of the six sides of the part.
  private void cutInto(Cuboid s, Cuboid p, List<Cuboid> cut) {
    add(cut, s.x(), s.y(), s.z(), p.x() - s.x(), s.dy(), s.dz());
    int right = p.x() + p.dx();
    add(cut, right, s.y(), s.z(), s.x() + s.dx() - right, s.dy(), s.dz());
    add(cut, s.x(), s.y(), s.z(), s.dx(), p.y() - s.y(), s.dz());
    int back = p.y() + p.dy();
    add(cut, s.x(), back, s.z(), s.dx(), s.y() + s.dy() - back, s.dz());
    add(cut, s.x(), s.y(), s.z(), s.dx(), s.dy(), p.z() - s.z());
    int top = p.z() + p.dz();
    add(cut, s.x(), s.y(), top, s.dx(), s.dy(), s.z() + s.dz() - top);
  }

  private void add(List<Cuboid> cut, int x, int y, int z, int dx, int dy, int dz) {
    if (Math.min(dx, Math.min(dy, dz)) >= thinnest) {
      cut.add(new Cuboid(x, y, z, dx, dy, dz));
    }
  }
}

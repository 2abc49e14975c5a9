package dev.quayside.engine.parcel.carton;

import dev.quayside.engine.parcel.carton.Kind.Turn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// One way to fill a box: each block in turn goes to the extreme point where it touches most, the
/// soft pieces into what is left.
final class Attempt {

  /// A piece of a kind, and where it lies.
  record Spot(Kind kind, Cuboid place) {}

  private final Cuboid box;
  private final FreeSpaces free;
  private final List<Cuboid> standing = new ArrayList<>();
  private final List<Spot> spots = new ArrayList<>();
  private final SplittableRandom random;
  private final double noise;

  /// So many pieces are placed whatever the time: it takes a moment, and a machine that stood still
  /// must not make goods fit into nothing.
  private static final int FEW = 40;

  private final PackingTime time;
  private double volume;
  private final double room;

  /// @param noise how much chance has a say in where a block goes, from 0
  /// @param room volume that may be filled
  Attempt(
      Cuboid box,
      List<Kind> kinds,
      double room,
      SplittableRandom random,
      double noise,
      PackingTime time) {
    this.box = box;
    this.room = room;
    this.random = random;
    this.noise = noise;
    this.time = time;
    this.free = new FreeSpaces(box, thinnest(kinds));
  }

  private static int thinnest(List<Kind> kinds) {
    return kinds.stream()
        .mapToInt(kind -> kind.soft() ? (int) (Math.cbrt(kind.volume()) / 8) : kind.thinnest())
        .map(side -> Math.max(1, side))
        .min()
        .orElse(1);
  }

  List<Spot> spots() {
    return spots;
  }

  /// Volume of what is placed.
  double volume() {
    return volume;
  }

  /// @param whole whether the first piece without a place ends it
  /// @return whether all are placed
  boolean fill(List<Block> blocks, List<Kind> soft, boolean whole) {
    boolean all = fillHard(blocks, whole);
    return (all || !whole) && fillSoft(soft, whole) && all;
  }

  private boolean fillHard(List<Block> blocks, boolean whole) {
    Deque<Block> waiting = new ArrayDeque<>(blocks);
    boolean all = true;
    while (!waiting.isEmpty()) {
      var block = waiting.poll();
      var place = block.volume() <= room - volume ? best(block) : null;
      if (place != null) {
        stand(block, place);
      } else if (block.pieces() > 1) {
        block.halves().reversed().forEach(waiting::addFirst);
      } else if (whole) {
        return false;
      } else {
        all = false;
      }
      if (spots.size() > FEW && time.isOver()) {
        return all && waiting.isEmpty();
      }
    }
    return all;
  }

  private @Nullable Cuboid best(Block block) {
    Cuboid best = null;
    double most = -1;
    for (var space : free.list()) {
      for (Turn turn : block.turns()) {
        if (turn.fits(space)) {
          var place = turn.at(space);
          double touch = touch(place) * (1 + noise / 5 * random.nextDouble());
          if (touch > most) {
            most = touch;
            best = place;
          }
        }
      }
    }
    return best;
  }

  /// The part of its surface that touches walls and what stands already.
  private double touch(Cuboid place) {
    double xy = (double) place.dx() * place.dy();
    double xz = (double) place.dx() * place.dz();
    double yz = (double) place.dy() * place.dz();
    double touch = 0;
    touch += place.x() == 0 ? yz : 0;
    touch += place.x() + place.dx() == box.dx() ? yz : 0;
    touch += place.y() == 0 ? xz : 0;
    touch += place.y() + place.dy() == box.dy() ? xz : 0;
    touch += place.z() == 0 ? xy : 0;
    touch += place.z() + place.dz() == box.dz() ? xy : 0;
    for (var other : standing) {
      touch += touch(place, other);
    }
    return touch / (2 * (xy + xz + yz));
  }

  private static double touch(Cuboid a, Cuboid b) {
    double x = Math.min(a.x() + a.dx(), b.x() + b.dx()) - Math.max(a.x(), b.x());
    double y = Math.min(a.y() + a.dy(), b.y() + b.dy()) - Math.max(a.y(), b.y());
    double z = Math.min(a.z() + a.dz(), b.z() + b.dz()) - Math.max(a.z(), b.z());
    if (x == 0 && y > 0 && z > 0) {
      return y * z;
    }
    if (y == 0 && x > 0 && z > 0) {
      return x * z;
    }
    return z == 0 && x > 0 && y > 0 ? x * y : 0;
  }

  private void stand(Block block, Cuboid place) {
    free.take(place);
    standing.add(place);
    volume += place.volume();
    block.pieces(place).forEach(each -> spots.add(new Spot(block.kind(), each)));
  }

  /// The largest first, each as a slice of the smallest space that holds its volume.
  private boolean fillSoft(List<Kind> soft, boolean whole) {
    boolean all = true;
    for (var kind :
        soft.stream().sorted(Comparator.comparingDouble(Kind::volume).reversed()).toList()) {
      for (int i = 0; i < kind.count(); i++) {
        var slice = kind.volume() <= room - volume ? slice(kind.volume()) : null;
        if (slice == null && whole || spots.size() > FEW && time.isOver()) {
          return false;
        }
        if (slice == null) {
          all = false;
        } else {
          free.take(slice);
          volume += kind.volume();
          spots.add(new Spot(kind, slice));
        }
      }
    }
    return all;
  }

  private @Nullable Cuboid slice(double wanted) {
    return free.list().stream()
        .filter(space -> space.volume() >= wanted * (1 - 1e-9))
        .min(Comparator.comparingDouble(Cuboid::volume))
        .map(space -> slice(space, wanted))
        .orElse(null);
  }

  /// Cut across its longest side, so that the last unit rounded away is the least of the volume.
  private static Cuboid slice(Cuboid s, double wanted) {
    int longest = Math.max(s.dx(), Math.max(s.dy(), s.dz()));
    int part = (int) Math.clamp(Math.round(wanted / (s.volume() / longest)), 1, longest);
    if (s.dz() == longest) {
      return new Cuboid(s.x(), s.y(), s.z(), s.dx(), s.dy(), part);
    }
    return s.dx() == longest
        ? new Cuboid(s.x(), s.y(), s.z(), part, s.dy(), s.dz())
        : new Cuboid(s.x(), s.y(), s.z(), s.dx(), part, s.dz());
  }
}

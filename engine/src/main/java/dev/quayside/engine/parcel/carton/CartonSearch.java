package dev.quayside.engine.parcel.carton;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// Fills one box: greedy attempts, each with a little more chance in them, until all is in or the
/// time is over. The same goods and boxes get the same chances.
final class CartonSearch {

  /// Attempts for few pieces: more of them find nothing new.
  private static final int[] MOST_ATTEMPTS = {1, 8, 100, 1_000};

  /// Chance has no say at first, then a little more with each attempt, then none again.
  private static final int LEVELS = 16;

  private final Carton carton;
  private final List<Goods> goods;
  private final Cuboid box;
  private final List<Kind> kinds;
  private final List<Kind> soft;
  private final PackingTime time;
  private final SplittableRandom random = new SplittableRandom(20260811);

  CartonSearch(Carton carton, List<Goods> goods, PackingTime time) {
    this.carton = carton;
    this.goods = goods;
    this.time = time;
    this.box =
        new Cuboid(
            0,
            0,
            0,
            Cuboid.units(carton.lengthIn()),
            Cuboid.units(carton.widthIn()),
            Cuboid.units(carton.heightIn()));
    this.kinds = IntStream.range(0, goods.size()).mapToObj(i -> Kind.of(i, goods.get(i))).toList();
    this.soft = kinds.stream().filter(Kind::soft).toList();
  }

  /// All of the goods, if they were found to fit.
  Optional<Load> whole() {
    if (!carton.carries(Load.ounces(goods))
        || Load.cubicInches(goods).compareTo(carton.usableCubicInches()) > 0
        || kinds.stream().anyMatch(kind -> !kind.fits(box))) {
      return Optional.empty();
    }
    int pieces = Load.pieces(goods);
    int most = pieces <= MOST_ATTEMPTS.length ? MOST_ATTEMPTS[pieces - 1] : Integer.MAX_VALUE;
    for (int i = 0; i < most; i++) {
      var attempt = attempt(i);
      if (attempt.fill(order(i), soft, true)) {
        return Optional.of(load(attempt));
      }
      if (time.isOver()) {
        break;
      }
    }
    return Optional.empty();
  }

  /// As much as some attempts found to fit, by volume.
  Load most(int attempts) {
    var best = attempt(0);
    best.fill(order(0), soft, false);
    for (int i = 1; i < attempts && !time.isOver(); i++) {
      var next = attempt(i);
      next.fill(order(i), soft, false);
      best = next.volume() > best.volume() ? next : best;
    }
    return load(best);
  }

  private Attempt attempt(int number) {
    double room = carton.usableCubicInches().doubleValue() * 1e12 * (1 + 1e-9);
    return new Attempt(box, kinds, room, random, chance(number), time);
  }

  private static double chance(int number) {
    return 0.05 * (number % LEVELS);
  }

  /// Many pieces in blocks each time, few every other time.
  private List<Block> blocks(int number) {
    boolean grouped = number % 2 == 0 || Load.pieces(goods) > 60;
    var blocks = new ArrayList<Block>();
    for (var kind : kinds) {
      if (!kind.soft() && grouped && kind.count() > 1) {
        blocks.addAll(Block.of(kind, box, random));
      } else if (!kind.soft()) {
        IntStream.range(0, kind.count()).forEach(_ -> blocks.add(Block.single(kind)));
      }
    }
    return blocks;
  }

  /// Largest first, by one of three measures and a little chance.
  private List<Block> order(int number) {
    ToDoubleFunction<Block> size =
        switch (random.nextInt(3)) {
          case 0 -> Block::volume;
          case 1 -> block -> (double) block.kind().longest() * block.pieces();
          default -> block -> block.volume() / block.kind().thinnest();
        };
    record Ranked(Block block, double rank) {}
    double chance = chance(number);
    return blocks(number).stream()
        .map(
            each -> new Ranked(each, size.applyAsDouble(each) * (1 + chance * random.nextDouble())))
        .sorted(Comparator.comparingDouble(Ranked::rank).reversed())
        .map(Ranked::block)
        .toList();
  }

  private Load load(Attempt attempt) {
    var placements =
        attempt.spots().stream()
            .map(spot -> spot.place().placed(goods.get(spot.kind().index()).line()))
            .toList();
    var counts = new int[kinds.size()];
    attempt.spots().forEach(spot -> counts[spot.kind().index()]++);
    var held =
        IntStream.range(0, goods.size())
            .filter(i -> counts[i] > 0)
            .mapToObj(i -> goods.get(i).of(counts[i]))
            .toList();
    return new Load(held, placements);
  }
}

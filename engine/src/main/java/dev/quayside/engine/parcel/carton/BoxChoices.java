package dev.quayside.engine.parcel.carton;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Every single box that goods were found to fit into, and ways to split them over several.
public final class BoxChoices {

  /// For one box alone; for several together, so that prices are there as quickly.
  private static final Duration ONE = Duration.ofMillis(95);

  private static final Duration SEVERAL = Duration.ofMillis(60);

  /// At first each box has so long, so that the easy ones are known when time is short.
  private static final Duration GLANCE = Duration.ofMillis(2);

  private static final Duration LEAST = Duration.ofMillis(20);

  /// Splits and boxes for a piece that goes alone, of which the smallest boxes are kept.
  private static final int MOST_SPLITS = 60;

  private static final int MOST_ALONE = 4;

  private final List<Carton> cartons;
  private final List<Integer> bySize;

  public BoxChoices(List<Carton> cartons) {
    this.cartons = List.copyOf(cartons);
    this.bySize =
        IntStream.range(0, cartons.size())
            .boxed()
            .sorted(Comparator.comparing(i -> cartons.get(i).cubicInches()))
            .toList();
  }

  /// @param most parcels at most
  /// @return each way as its parcels; those of one parcel first, smallest box first
  public List<List<Filled>> of(List<Goods> goods, int most) {
    var time = PackingTime.of(cartons.size() == 1 ? ONE : SEVERAL);
    var alone = goods.stream().filter(Goods::alone).toList();
    var rest = goods.stream().filter(each -> !each.alone()).toList();
    if (alone.isEmpty()) {
      return rest.isEmpty() ? List.of() : together(rest, most, time);
    }
    int pieces = Load.pieces(alone);
    if (pieces > most || pieces == most && !rest.isEmpty()) {
      return List.of();
    }
    var ways = rest.isEmpty() ? List.of(List.<Filled>of()) : together(rest, most - pieces, time);
    for (var each : alone) {
      for (int i = 0; i < each.quantity(); i++) {
        ways = with(ways, singles(List.of(each.of(1)), time).stream().limit(MOST_ALONE).toList());
      }
    }
    return ways;
  }

  private static List<List<Filled>> with(List<List<Filled>> ways, List<Filled> one) {
    return ways.stream()
        .flatMap(way -> one.stream().map(each -> plus(way, each)))
        .limit(MOST_SPLITS)
        .toList();
  }

  private static List<Filled> plus(List<Filled> way, Filled one) {
    return Stream.concat(way.stream(), Stream.of(one)).toList();
  }

  private List<List<Filled>> together(List<Goods> goods, int most, PackingTime time) {
    var ways = new ArrayList<List<Filled>>();
    singles(goods, most == 1 ? time : time.share(2)).forEach(one -> ways.add(List.of(one)));
    if (most > 1) {
      int splits = ways.size() + MOST_SPLITS;
      split(List.of(), goods, most, splits, time, ways);
    }
    return ways;
  }

  /// The boxes that hold all: first what a glance finds, then with the time that is left. What fits
  /// into a box fits into each that is as long, wide and high.
  private List<Filled> singles(List<Goods> goods, PackingTime time) {
    @Nullable Load[] found = new @Nullable Load[cartons.size()];
    for (int i : bySize) {
      found[i] = whole(i, goods, found, time.atMost(GLANCE)).orElse(null);
    }
    var open = bySize.stream().filter(i -> found[i] == null).toList();
    for (int i = 0; i < open.size() && !time.isOver(); i++) {
      int carton = open.get(i);
      found[carton] = whole(carton, goods, found, time.share(open.size() - i)).orElse(null);
    }
    return bySize.stream()
        .flatMap(i -> Optional.ofNullable(found[i]).map(load -> new Filled(i, load)).stream())
        .toList();
  }

  private Optional<Load> whole(
      int carton, List<Goods> goods, @Nullable Load[] found, PackingTime time) {
    var box = cartons.get(carton);
    for (int other : bySize) {
      var load = found[other];
      if (load != null && !box.mailer() && !cartons.get(other).mailer()) {
        if (LoadCheck.accepts(box, goods, load.placements())) {
          return Optional.of(load);
        }
      }
    }
    return Cartoning.whole(box, goods, time);
  }

  /// Fills one box after the other with as much as it takes, until the last takes all.
  private void split(
      List<Filled> before,
      List<Goods> goods,
      int most,
      int enough,
      PackingTime time,
      List<List<Filled>> ways) {
    boolean first = true;
    for (int carton : bySize.reversed()) {
      if (time.isOver() && !first || ways.size() >= enough) {
        return;
      }
      var glance = first ? glance(time).atLeast(LEAST) : glance(time);
      first = false;
      var load = Cartoning.most(cartons.get(carton), goods, glance);
      var left = left(goods, load);
      if (!load.isEmpty() && !left.isEmpty()) {
        var way = plus(before, new Filled(carton, load));
        singles(left, glance).forEach(last -> ways.add(plus(way, last)));
        if (most > 2) {
          split(way, left, most - 1, enough, time, ways);
        }
      }
    }
  }

  private static PackingTime glance(PackingTime time) {
    return time.share(8);
  }

  private static List<Goods> left(List<Goods> goods, Load load) {
    var left = new ArrayList<Goods>();
    for (var each : goods) {
      int held =
          load.goods().stream()
              .filter(one -> one.line() == each.line())
              .mapToInt(Goods::quantity)
              .sum();
      if (held < each.quantity()) {
        left.add(each.of(each.quantity() - held));
      }
    }
    return left;
  }
}

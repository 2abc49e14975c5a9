package dev.quayside.engine.parcel.carton;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What goes into one box or mailer. An answer without a place for each piece that {@link
/// LoadCheck} accepts is no answer.
public final class Cartoning {

  /// Attempts to fill a box with as much as it takes.
  private static final int ATTEMPTS = 4;

  private Cartoning() {}

  /// All of the goods in one box.
  ///
  /// @return empty when they were not found to fit in the time
  public static Optional<Load> whole(Carton carton, List<Goods> goods, PackingTime time) {
    if (goods.isEmpty() || !maySharePlace(goods)) {
      return Optional.empty();
    }
    if (carton.mailer()) {
      return new MailerSearch(carton).holds(goods)
          ? Optional.of(new Load(goods, List.of()))
          : Optional.empty();
    }
    return new CartonSearch(carton, goods, time)
        .whole()
        .filter(load -> LoadCheck.accepts(carton, goods, load.placements()));
  }

  /// As much of the goods as one box was found to take; they may share it with each other.
  public static Load most(Carton carton, List<Goods> goods, PackingTime time) {
    var light = withinWeight(carton, goods);
    if (carton.mailer()) {
      return mailed(carton, light);
    }
    var load = new CartonSearch(carton, light, time).most(ATTEMPTS);
    return LoadCheck.accepts(carton, load.goods(), load.placements()) ? load : Load.EMPTY;
  }

  /// The largest first, as far as the box may carry them.
  private static List<Goods> withinWeight(Carton carton, List<Goods> goods) {
    var largest = goods.stream().sorted(Comparator.comparing(Goods::cubicInches).reversed());
    var most = carton.mostOz();
    if (most == null) {
      return largest.toList();
    }
    var light = new ArrayList<Goods>();
    var left = most;
    for (var each : largest.toList()) {
      int pieces =
          each.weightOz().signum() == 0
              ? each.quantity()
              : left.divideToIntegralValue(each.weightOz())
                  .min(BigDecimal.valueOf(each.quantity()))
                  .intValue();
      if (pieces > 0) {
        light.add(each.of(pieces));
        left = left.subtract(each.weightOz().multiply(BigDecimal.valueOf(pieces)));
      }
    }
    return light;
  }

  private static Load mailed(Carton mailer, List<Goods> goods) {
    var search = new MailerSearch(mailer);
    var held = new ArrayList<Goods>();
    for (var each : goods) {
      int pieces = 0;
      while (pieces < each.quantity() && search.holds(with(held, each.of(pieces + 1)))) {
        pieces++;
      }
      if (pieces > 0) {
        held.add(each.of(pieces));
      }
    }
    return held.isEmpty() ? Load.EMPTY : new Load(held, List.of());
  }

  private static List<Goods> with(List<Goods> held, Goods more) {
    var all = new ArrayList<>(held);
    all.add(more);
    return all;
  }

  private static boolean maySharePlace(List<Goods> goods) {
    return Load.pieces(goods) == 1 || goods.stream().noneMatch(Goods::alone);
  }
}

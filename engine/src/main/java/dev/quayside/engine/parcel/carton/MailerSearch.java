package dev.quayside.engine.parcel.carton;

import dev.quayside.engine.parcel.carton.Kind.Turn;
import java.util.ArrayList;
import java.util.List;

/// Whether goods go into an envelope or bag: a stack of length l, width w and height h when `w + h
/// <= W` and `l + h <= L`, since the mailer's two sides have to reach around it. Soft goods add the
/// height of their volume spread over the mailer, and all together fill it no more than a pillow of
/// its size (the volume of a bag that is filled to the full).
final class MailerSearch {

  /// Stacks kept in mind: of more the narrowest.
  private static final int MOST_STACKS = 300;

  /// Footprint and height of pieces one on the other, in units.
  private record Stack(int dx, int dy, long dz) {

    Stack with(Turn turn) {
      return new Stack(Math.max(dx, turn.dx()), Math.max(dy, turn.dy()), dz + turn.dz());
    }

    boolean isWithin(Stack other) {
      return dx <= other.dx && dy <= other.dy && dz <= other.dz;
    }
  }

  private final Carton mailer;

  MailerSearch(Carton mailer) {
    this.mailer = mailer;
  }

  boolean holds(List<Goods> goods) {
    return mailer.carries(Load.ounces(goods)) && holdsShapes(goods);
  }

  private boolean holdsShapes(List<Goods> goods) {
    double length = Cuboid.units(mailer.lengthIn());
    double width = Cuboid.units(mailer.widthIn());
    double volume = Load.cubicInches(goods).doubleValue() * 1e12;
    var soft = goods.stream().filter(Goods::soft).toList();
    if (!soft.isEmpty() && volume > pillow(Math.max(length, width), Math.min(length, width))) {
      return false;
    }
    double spread = Load.cubicInches(soft).doubleValue() * 1e12 / (length * width);
    var stacks = List.of(new Stack(0, 0, 0));
    for (var each : goods) {
      if (!each.soft()) {
        stacks = with(stacks, Kind.of(0, each), length - spread, width - spread);
      }
    }
    return stacks.stream().anyMatch(stack -> fits(stack, length - spread, width - spread));
  }

  private static List<Stack> with(List<Stack> stacks, Kind kind, double length, double width) {
    var now = stacks;
    for (int i = 0; i < kind.count() && !now.isEmpty(); i++) {
      var next = new ArrayList<Stack>();
      for (var stack : now) {
        for (var turn : kind.turns()) {
          var higher = stack.with(turn);
          if (fits(higher, length, width) && next.stream().noneMatch(o -> o.isWithin(higher))) {
            next.removeIf(higher::isWithin);
            next.add(higher);
          }
        }
      }
      now = next.size() > MOST_STACKS ? next.subList(0, MOST_STACKS) : next;
    }
    return now;
  }

  private static boolean fits(Stack stack, double length, double width) {
    return stack.dx() + stack.dz() <= length + 0.5 && stack.dy() + stack.dz() <= width + 0.5;
  }

  /// The paper bag problem (Robin 2004): w³ (l / πw - 0.142 (1 - 10^(-l/w))).
  private static double pillow(double length, double width) {
    double ratio = length / width;
    return Math.pow(width, 3) * (ratio / Math.PI - 0.142 * (1 - Math.pow(10, -ratio)));
  }
}

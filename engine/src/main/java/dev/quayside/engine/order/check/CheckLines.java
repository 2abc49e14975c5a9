package dev.quayside.engine.order.check;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The lines of a check, made of its orders as they are now.
///
/// @param orders of the check, in its order
/// @param checks of these orders, by the order's id
record CheckLines(List<SalesOrder> orders, Map<String, List<PackCheck>> checks) {

  /// What goes into the next parcel of the orders, as far as no passed check covers it.
  List<CheckLine> whole() {
    var lines = new ArrayList<CheckLine>();
    for (var order : orders) {
      uncovered(order, order.toShip())
          .forEach(piece -> lines.add(line(order, piece, piece.quantity())));
    }
    return numbered(lines);
  }

  /// What is in a parcel of the first order, as far as no passed check covers it.
  List<CheckLine> parcel(List<PackedItem> pieces) {
    var order = orders.getFirst();
    return uncovered(order, pieces).stream()
        .map(piece -> line(order, piece, piece.quantity()))
        .toList();
  }

  /// A part of the first order.
  ///
  /// @throws ProblemException `CONFLICT` when less of a line is left to check
  List<CheckLine> part(List<PackedItem> pieces) {
    var order = orders.getFirst();
    var left = uncovered(order, order.left());
    for (var piece : pieces) {
      int most =
          left.stream()
              .filter(each -> each.line() == piece.line())
              .mapToInt(PackedItem::quantity)
              .sum();
      if (piece.quantity() > most) {
        throw ProblemException.refused(
            ProblemCode.CONFLICT, CheckWords.LESS_LEFT, most, piece.line());
      }
    }
    return numbered(pieces.stream().map(piece -> line(order, piece, piece.quantity())).toList());
  }

  /// A check that goes on with its orders as they are now: lines that did not change keep what was
  /// counted of them, and only the others are open again.
  PackCheck current(PackCheck check) {
    if (!check.state().isOpen()) {
      return check;
    }
    var now = new ArrayList<CheckLine>();
    for (var order : orders) {
      var before =
          check.lines().stream().filter(line -> line.orderId().equals(order.id())).toList();
      var asked = new HashMap<PieceKey, Integer>();
      before.forEach(line -> asked.merge(line.key(), line.asked(), Integer::sum));
      var lines = new ArrayList<CheckLine>();
      for (var piece : uncovered(order, check.whole() ? order.toShip() : order.left())) {
        var key = PieceKey.of(order.details().items().get(piece.line() - 1));
        int wanted =
            check.whole()
                ? piece.quantity()
                : Math.min(piece.quantity(), asked.getOrDefault(key, 0));
        asked.merge(key, -wanted, Integer::sum);
        if (wanted > 0) {
          lines.add(line(order, new PackedItem(piece.line(), wanted), wanted));
        }
      }
      now.addAll(carried(before, lines));
    }
    return check.with(numbered(now));
  }

  /// The new lines with what was counted of the same pieces before.
  static List<CheckLine> carried(List<CheckLine> before, List<CheckLine> now) {
    var counted = new HashMap<PieceKey, Integer>();
    var scans = new HashMap<PieceKey, List<List<CheckScan>>>();
    for (var line : before) {
      counted.merge(line.key(), line.counted(), Integer::sum);
      scans.computeIfAbsent(line.key(), _ -> new ArrayList<>()).add(line.scans());
    }
    var lines = new ArrayList<CheckLine>();
    for (var line : now) {
      int have = Math.min(line.wanted(), counted.getOrDefault(line.key(), 0));
      counted.merge(line.key(), -have, Integer::sum);
      var own = scans.getOrDefault(line.key(), List.of());
      lines.add(line.counted(have, own.isEmpty() ? List.of() : own.removeFirst()));
    }
    return lines;
  }

  private List<PackedItem> uncovered(SalesOrder order, List<PackedItem> pieces) {
    return Coverage.of(order, checks.getOrDefault(order.id(), List.of())).missing(pieces);
  }

  private List<CheckLine> numbered(List<CheckLine> lines) {
    if (orders.size() == 1) {
      return List.copyOf(lines);
    }
    var numbered = new ArrayList<CheckLine>();
    for (var line : lines) {
      numbered.add(line.at(numbered.size() + 1));
    }
    return numbered;
  }

  private static CheckLine line(SalesOrder order, PackedItem piece, int wanted) {
    var item = order.details().items().get(piece.line() - 1);
    return new CheckLine(
        piece.line(),
        order.id(),
        PieceKey.of(item),
        item.sku(),
        item.description(),
        wanted,
        wanted,
        0,
        List.of());
  }
}

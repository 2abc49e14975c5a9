package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.picklist.PickLists.LeftOutOrder;
import dev.quayside.engine.order.picklist.PickRound.Group;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/// Which orders can go on a list, and in which order: those of today and the late ones first.
final class PickCandidates {

  private final List<SalesOrder> fitting = new ArrayList<>();
  private final List<LeftOutOrder> leftOut = new ArrayList<>();

  static PickCandidates of(List<SalesOrder> orders, PickKind kind) {
    var candidates = new PickCandidates();
    orders.forEach(order -> candidates.add(order, kind));
    return candidates;
  }

  private void add(SalesOrder order, PickKind kind) {
    int pieces = PickRound.pieces(order);
    if (order.pickList() != null) {
      leaveOut(order.id(), listed(order));
    } else if (!order.state().canShip()) {
      leaveOut(order.id(), OrderRefusals.notShippable(order).problem());
    } else if (pieces == 0) {
      leaveOut(order.id(), conflict(OrderWords.PICK_NOTHING, order.number()));
    } else if (kind == PickKind.SINGLE && pieces > 1) {
      leaveOut(order.id(), conflict(OrderWords.PICK_MANY, order.number(), pieces));
    } else {
      fitting.add(order);
    }
  }

  static Problem listed(SalesOrder order) {
    var list = order.pickList();
    return conflict(OrderWords.PICK_LISTED, order.number(), list == null ? "" : list.number());
  }

  private static Problem conflict(OrderWords words, Object... arguments) {
    return new Problem.Refused(ProblemCode.CONFLICT, words.of(arguments));
  }

  private void leaveOut(String orderId, Problem why) {
    leftOut.add(new LeftOutOrder(orderId, why));
  }

  List<SalesOrder> fitting() {
    return fitting;
  }

  List<LeftOutOrder> leftOut() {
    return leftOut;
  }

  /// Those that are on no other list after all, in groups that share a slot.
  static List<Group> groups(List<SalesOrder> orders, LocalDate today) {
    var doors = new LinkedHashMap<List<String>, List<SalesOrder>>();
    orders.stream()
        .sorted(byDay(today))
        .forEach(
            order ->
                doors
                    .computeIfAbsent(order.details().to().door(), _ -> new ArrayList<>())
                    .add(order));
    return doors.values().stream().map(Group::new).toList();
  }

  private static Comparator<SalesOrder> byDay(LocalDate today) {
    return Comparator.<SalesOrder, LocalDate>comparing(order -> due(order, today))
        .thenComparing(SalesOrder::id);
  }

  /// Its day when that is today or past; all others come after these, oldest first.
  private static LocalDate due(SalesOrder order, LocalDate today) {
    var day = order.details().shipBy();
    return day == null || day.isAfter(today) ? LocalDate.MAX : day;
  }
}

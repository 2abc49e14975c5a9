package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.picklist.PickLine.Missing;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What becomes of orders whose pieces are not there.
record ShortOrders(Orders orders) {

  /// Holds the orders that wait for the pieces, and those of which nothing else is left to ship.
  /// One that cannot be held is on its way already.
  void settle(Caller caller, PickList list, List<Missing> lacking, boolean hold) {
    var pieces =
        lacking.stream()
            .collect(
                Collectors.groupingBy(
                    each -> each.share().orderId(), Collectors.summingInt(Missing::quantity)));
    for (var order : orders.some(caller, pieces.keySet())) {
      int wanted =
          list.slots().stream()
              .filter(slot -> slot.orderId().equals(order.id()))
              .mapToInt(list::pieces)
              .sum();
      if ((hold || pieces.getOrDefault(order.id(), 0) >= wanted)
          && order.state().isUnfinished()
          && order.state() != OrderState.HELD) {
        hold(caller, order.id(), list.number());
      }
    }
  }

  private void hold(Caller caller, String orderId, int number) {
    try {
      orders.hold(caller, orderId, OrderWords.PICK_SHORT.of(number));
    } catch (ProblemException _) {
      // it was bought or cancelled in between
    }
  }

  /// The pieces an order ships without, with those that are missing now.
  static List<PackedItem> more(List<PackedItem> before, List<Missing> lacking, String orderId) {
    Map<Integer, Integer> lines = new TreeMap<>();
    before.forEach(item -> lines.merge(item.line(), item.quantity(), Integer::sum));
    lacking.stream()
        .filter(each -> each.share().orderId().equals(orderId))
        .forEach(each -> lines.merge(each.share().orderLine(), each.quantity(), Integer::sum));
    return lines.entrySet().stream()
        .map(each -> new PackedItem(each.getKey(), each.getValue()))
        .toList();
  }
}

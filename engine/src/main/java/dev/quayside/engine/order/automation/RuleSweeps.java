package dev.quayside.engine.order.automation;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.Orders;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Which open orders the rules are still to be asked about since the rules, or what all orders have
/// in common, became others. Some of them have their turn in each round, so that an order that
/// arrives or changes meanwhile does not wait for thousands.
///
/// Kept in memory: an engine that starts asks about all of them.
final class RuleSweeps {

  /// A round of so many takes about as long as the pause between two.
  static final int AT_ONCE = 100;

  private final Orders orders;
  private final Set<OrderState> states;
  private final Map<String, RuleSight> seen = new ConcurrentHashMap<>();
  private final Map<String, Deque<String>> left = new ConcurrentHashMap<>();

  /// @param states of the orders that rules are asked about
  RuleSweeps(Orders orders, Set<OrderState> states) {
    this.orders = orders;
    this.states = states;
  }

  boolean hasBegun(Caller caller) {
    return seen.containsKey(workspace(caller));
  }

  /// Begins anew when something that rules look at became another.
  void begin(Caller caller, RuleSight now) {
    if (now.equals(seen.get(workspace(caller)))) {
      return;
    }
    // their ids alone: one that cannot be read does not keep the others waiting
    var ids = orders.edits().ids(caller, new OrderFilter(states, null), Integer.MAX_VALUE);
    left.put(workspace(caller), new ArrayDeque<>(ids));
    seen.put(workspace(caller), now);
  }

  /// The orders whose turn it is; the same again until they are {@link #noted}.
  List<String> next(Caller caller) {
    var waiting = left.get(workspace(caller));
    return waiting == null ? List.of() : waiting.stream().limit(AT_ONCE).toList();
  }

  void noted(Caller caller, List<String> some) {
    var waiting = left.get(workspace(caller));
    if (waiting != null) {
      some.forEach(_ -> waiting.poll());
    }
  }

  private static String workspace(Caller caller) {
    return caller.workspace().value();
  }
}

package dev.quayside.app.screen.orders;

import dev.quayside.engine.order.OrderState;
import java.util.Arrays;
import java.util.Set;

/// Orders by where they stand.
public enum Tab {
  TO_SHIP("orders.tab.to-ship", OrderState.OPEN, OrderState.PARTLY_SHIPPED, OrderState.BUYING),
  FAILED("orders.tab.failed", OrderState.FAILED),
  HELD("orders.tab.held", OrderState.HELD),
  SHIPPED("orders.tab.shipped", OrderState.SHIPPED),
  /// Orders of which a label is not known to be on paper, whatever else they are.
  UNPRINTED("orders.tab.unprinted"),
  CANCELLED("orders.tab.cancelled", OrderState.CANCELLED);

  private final String key;
  private final Set<OrderState> states;

  Tab(String key, OrderState... states) {
    this.key = key;
    this.states = Set.of(states);
  }

  /// Of its name in the bundles.
  String key() {
    return key;
  }

  /// The one under which orders of a state stand.
  static Tab of(OrderState state) {
    return Arrays.stream(values())
        .filter(tab -> tab.states.contains(state))
        .findFirst()
        .orElseThrow();
  }

  boolean holds(OrderRow row) {
    return this == UNPRINTED ? row.paper() != null : states.contains(row.state());
  }
}

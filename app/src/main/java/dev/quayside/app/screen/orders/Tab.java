package dev.quayside.app.screen.orders;

import dev.quayside.engine.order.OrderState;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The tabs of the orders, by state.
public enum Tab {
  TO_SHIP("orders.tab.to-ship", OrderState.OPEN, OrderState.PARTLY_SHIPPED, OrderState.BUYING),
  FAILED("orders.tab.failed", OrderState.FAILED),
  /// Orders on a pick list that are still to ship; shown only where there are any.
  ON_LIST("orders.tab.on-list"),
  HELD("orders.tab.held", OrderState.HELD),
  SHIPPED("orders.tab.shipped", OrderState.SHIPPED),
  /// Orders with a label that is not known to be on paper, in any state.
  UNPRINTED("orders.tab.unprinted"),
  CANCELLED("orders.tab.cancelled", OrderState.CANCELLED),
  /// What a saved view leaves, in any state; it is chosen by its own tab.
  VIEW("orders.tab.view");

  private final String key;
  private final Set<OrderState> states;

  Tab(String key, OrderState... states) {
    this.key = key;
    this.states = Set.of(states);
  }

  /// The key of its name in the bundles.
  String key() {
    return key;
  }

  /// Its states as GET /v1/orders takes them; empty for a tab that is not about states.
  Optional<String> status() {
    return states.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Arrays.stream(OrderState.values())
                .filter(states::contains)
                .map(OrderState::wire)
                .collect(Collectors.joining(",")));
  }

  /// The tab of a state.
  static Tab of(OrderState state) {
    return Arrays.stream(values())
        .filter(tab -> tab.states.contains(state))
        .findFirst()
        .orElseThrow();
  }

  boolean holds(OrderRow row) {
    return switch (this) {
      case UNPRINTED -> row.paper() != null;
      case ON_LIST -> row.isListed();
      case VIEW -> true;
      default -> states.contains(row.state());
    };
  }
}

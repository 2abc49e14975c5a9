package dev.quayside.engine.order;

import dev.quayside.engine.platform.event.EventType;

/// Actions of a person on an order whose label is not being bought.
enum OrderMove {
  HOLD(
      "'open', 'partly_shipped', 'failed', 'held'",
      OrderState.HELD,
      EventType.ORDER_HELD,
      OrderWords.DONE_HELD),
  RELEASE("'held'", OrderState.OPEN, EventType.ORDER_RELEASED, OrderWords.DONE_RELEASED),
  CANCEL(
      "'open', 'partly_shipped', 'held', 'failed', 'cancelled'",
      OrderState.CANCELLED,
      EventType.ORDER_CANCELLED,
      OrderWords.DONE_CANCELLED),
  REOPEN(
      "'failed', 'cancelled', 'open', 'partly_shipped'",
      OrderState.OPEN,
      EventType.ORDER_REOPENED,
      OrderWords.DONE_REOPENED);

  private final String from;
  private final OrderState to;
  private final EventType told;
  private final OrderWords done;

  OrderMove(String from, OrderState to, EventType told, OrderWords done) {
    this.from = from;
    this.to = to;
    this.told = told;
    this.done = done;
  }

  /// The states the action is allowed in, as SQL text.
  String from() {
    return from;
  }

  /// The state after the action. `OPEN` stands for partly shipped or shipped when the order has
  /// parcels.
  OrderState to() {
    return to;
  }

  EventType told() {
    return told;
  }

  OrderWords done() {
    return done;
  }
}

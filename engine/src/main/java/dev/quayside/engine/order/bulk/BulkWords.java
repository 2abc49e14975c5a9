package dev.quayside.engine.order.bulk;

import dev.quayside.printing.message.MessageKey;

/// What people are told about changes of many orders.
public enum BulkWords implements MessageKey {
  BULK,
  CHANGED_SINCE,
  HOLD_OR_RELEASE,
  LOCATION,
  MANY,
  NOTHING,
  ORDERS_OR_FILTER,
  OVER;

  @Override
  public String bundle() {
    return "bulk";
  }
}

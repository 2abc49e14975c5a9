package dev.quayside.engine.order.lease;

import dev.quayside.printing.message.MessageKey;

enum OrderLeaseWords implements MessageKey {
  LEASED;

  @Override
  public String bundle() {
    return "order_lease";
  }
}

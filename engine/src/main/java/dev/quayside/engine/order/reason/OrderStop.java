package dev.quayside.engine.order.reason;

import dev.quayside.printing.message.MessageKey;

/// Why an order is not bought, where it is for Quayside to say: a carrier's refusal and a person's
/// own words come beside these.
public enum OrderStop implements MessageKey {
  NO_RULE,
  NOT_SOLD,
  NOT_CONFIRMED,
  BEING_BOUGHT,
  SHIPPED,
  CANCELLED,
  BATCH_CANCELLED,
  CANNOT_GO_ON,
  FUNDS,
  ON_HOLD,
  RULE_HOLDS,
  SEVERAL_PARCELS,
  TEST_LABEL,
  TAKEN_BACK;

  @Override
  public String bundle() {
    return "stop";
  }
}

package dev.quayside.engine.shipping.rate;

import dev.quayside.printing.message.MessageKey;

public enum RateWords implements MessageKey {
  HAZMAT_NEEDED,
  NO_CARRIER_ANSWERED,
  LANE_NOT_SERVED,
  NO_RATES,
  SIDES_REQUIRED,
  SERVICES,
  THE_REQUEST,
  UNPRINTABLE,
  WAITING;

  @Override
  public String bundle() {
    return "rate";
  }
}

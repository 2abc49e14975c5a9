package dev.quayside.engine.carrier.canada_post;

import dev.quayside.printing.message.MessageKey;

enum CanadaPostWords implements MessageKey {
  NO_REFUND,
  NO_EMAIL,
  PICKUP_EMAIL,
  PICKUP_HOURS,
  PICKUP_PHONE,
  SCANNED,
  TRANSMITTING;

  @Override
  public String bundle() {
    return "canada_post";
  }
}

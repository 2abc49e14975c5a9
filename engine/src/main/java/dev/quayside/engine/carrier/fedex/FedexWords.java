package dev.quayside.engine.carrier.fedex;

import dev.quayside.printing.message.MessageKey;

enum FedexWords implements MessageKey {
  DECLARATION,
  DRIVER,
  NO_ACCOUNT_PRICE,
  NO_LABEL,
  ONE_CURRENCY,
  PHONE;

  @Override
  public String bundle() {
    return "fedex";
  }
}

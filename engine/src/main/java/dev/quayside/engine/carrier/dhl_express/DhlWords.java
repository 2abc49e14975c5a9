package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.printing.message.MessageKey;

enum DhlWords implements MessageKey {
  CURRENCIES,
  NO_CUSTOMS,
  NO_DOMESTIC,
  NOT_HERE,
  SCANNED;

  @Override
  public String bundle() {
    return "dhl_express";
  }
}

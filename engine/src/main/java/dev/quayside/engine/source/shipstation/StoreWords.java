package dev.quayside.engine.source.shipstation;

import dev.quayside.printing.message.MessageKey;

/// Where a person finds what the form asks for.
enum StoreWords implements MessageKey {
  STEP_SWITCH,
  STEP_CHOOSE,
  STEP_COPY,
  URL,
  USER_NAME,
  PASSWORD;

  @Override
  public String bundle() {
    return "shipstation";
  }
}

package dev.quayside.engine.carrier.ontrac;

import dev.quayside.printing.message.MessageKey;

enum OntracWords implements MessageKey {
  NO_AGE,
  NO_CANCEL,
  SCANNED;

  @Override
  public String bundle() {
    return "ontrac";
  }
}

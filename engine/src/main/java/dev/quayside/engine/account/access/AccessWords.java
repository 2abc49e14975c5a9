package dev.quayside.engine.account.access;

import dev.quayside.printing.message.MessageKey;

public enum AccessWords implements MessageKey {
  KEY,
  WRONG_KEY;

  @Override
  public String bundle() {
    return "access";
  }
}

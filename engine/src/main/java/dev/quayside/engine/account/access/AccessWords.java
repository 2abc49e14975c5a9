package dev.quayside.engine.account.access;

import dev.quayside.printing.message.MessageKey;

public enum AccessWords implements MessageKey {
  THE_KEY,
  WRONG_KEY;

  @Override
  public String bundle() {
    return "access";
  }
}

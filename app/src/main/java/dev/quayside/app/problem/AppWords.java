package dev.quayside.app.problem;

import dev.quayside.printing.message.MessageKey;

/// What the program itself has to say beside what the engine says.
public enum AppWords implements MessageKey {
  INTERNAL,
  NOT_A_NUMBER;

  @Override
  public String bundle() {
    return "app";
  }
}

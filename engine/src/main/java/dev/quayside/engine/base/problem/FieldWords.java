package dev.quayside.engine.base.problem;

import dev.quayside.printing.message.MessageKey;

/// What can be wrong with a field of any request.
public enum FieldWords implements MessageKey {
  REQUIRED;

  @Override
  public String bundle() {
    return "field";
  }
}

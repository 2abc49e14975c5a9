package dev.quayside.engine.carrier.module;

import dev.quayside.printing.message.MessageKey;

/// Descriptions of account numbers and other fields, as the end of "must be ...".
public enum LooksLike implements MessageKey {
  LOGIN,
  SIX,
  STARTRACK,
  DIGITS,
  DIGITS_OR,
  DIGITS_TO;

  @Override
  public String bundle() {
    return "looks";
  }
}

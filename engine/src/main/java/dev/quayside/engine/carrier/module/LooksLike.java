package dev.quayside.engine.carrier.module;

import dev.quayside.printing.message.MessageKey;

/// What a carrier's account number and the like look like, as the end of "must be ...".
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

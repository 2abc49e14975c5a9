package dev.quayside.engine.account.user;

import dev.quayside.printing.message.MessageKey;

/// What people are told about people and signing in.
public enum UserWords implements MessageKey {
  PERSON,
  WRONG_PIN,
  WRONG_BADGE,
  LOCKED,
  TOO_MANY_WRONG,
  NAME_TAKEN,
  BADGE_TAKEN,
  PIN_DIGITS,
  BADGE_LENGTH,
  BADGE_ALONE,
  LAST_OWNER;

  @Override
  public String bundle() {
    return "user";
  }
}

package dev.quayside.engine.base.identity;

import dev.quayside.printing.message.MessageKey;

/// Why a person may not do something: named as the {@link Right} that is missing.
public enum RightWords implements MessageKey {
  GO_LIVE,
  ADD_FUNDS,
  VOID_ANY,
  SEE_SECRETS,
  MANAGE_PEOPLE,
  SEE_AUDIT;

  static RightWords of(Right right) {
    return valueOf(right.name());
  }

  @Override
  public String bundle() {
    return "right";
  }
}

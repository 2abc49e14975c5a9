package dev.quayside.engine.base.identity;

import dev.quayside.printing.message.MessageKey;

/// Why a person may not do something: named as the {@link Right} that is missing.
public enum RightWords implements MessageKey {
  GO_LIVE,
  ADD_FUNDS,
  VOID_ANY,
  SETTLE,
  CHANGE_SETTINGS,
  SEE_SECRETS,
  MANAGE_PEOPLE,
  SEE_AUDIT,
  OVERRULE_CHECKS;

  static RightWords of(Right right) {
    return switch (right) {
      case GO_LIVE -> GO_LIVE;
      case ADD_FUNDS -> ADD_FUNDS;
      case VOID_ANY -> VOID_ANY;
      case SETTLE -> SETTLE;
      case CHANGE_SETTINGS -> CHANGE_SETTINGS;
      case SEE_SECRETS -> SEE_SECRETS;
      case MANAGE_PEOPLE -> MANAGE_PEOPLE;
      case SEE_AUDIT -> SEE_AUDIT;
      case OVERRULE_CHECKS -> OVERRULE_CHECKS;
    };
  }

  @Override
  public String bundle() {
    return "right";
  }
}

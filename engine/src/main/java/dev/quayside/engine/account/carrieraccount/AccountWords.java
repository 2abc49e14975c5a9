package dev.quayside.engine.account.carrieraccount;

import dev.quayside.printing.message.MessageKey;

public enum AccountWords implements MessageKey {
  ACCOUNT_WITH,
  BROKE_OFF,
  BUSY,
  CARRIER_NAMED,
  CONNECTED,
  FIRST,
  KNOWN,
  LATE,
  MEANWHILE,
  MUST_BE,
  NOT_ALLOWED,
  NOT_FOUND,
  NOT_SECURE,
  NOT_TESTABLE,
  NO_WAY,
  PRACTISED,
  UNREADABLE,
  UNWELL,
  WRONG,
  NOTHING_ELSE,
  CHANGE_WHAT;

  @Override
  public String bundle() {
    return "account";
  }
}

package dev.quayside.engine.source.kind;

import dev.quayside.printing.message.MessageKey;

/// What is told of shops that orders come from.
public enum SourceWords implements MessageKey {
  PRINTABLE,
  URL_EXPECTED,
  OFF_LIMITS,
  UNKNOWN_HOST,
  NO_CONNECTION,
  NOT_SECURE,
  LATE,
  BROKE_OFF,
  TOO_LONG,
  CREDENTIALS,
  NOT_ALLOWED,
  NOT_ALLOWED_SAYS,
  FIREWALL,
  BUSY,
  UNWELL,
  UNWELL_SAYS,
  MOVED,
  UNREADABLE,
  NOT_SHOP,
  SAID,
  ORDER_UNREADABLE,
  NOT_XML,
  SHOP,
  PULL,
  TAKEN,
  OFF,
  WAITING,
  CONNECTED,
  ONLY_HERE,
  STATUS_TWICE,
  NONE_REFUSED,
  SWITCHED_OFF,
  NOT_TAKEN_BACK,
  ORDER_NOT_SHOWN,
  CHANGED_MEANWHILE,
  NO_ORDER,
  NO_ROW,
  NO_DATABASE,
  SEVERAL_ORDERS,
  LEFT_OUT,
  STATEMENT;

  @Override
  public String bundle() {
    return "source";
  }
}

package dev.quayside.engine.notice;

import dev.quayside.printing.message.MessageKey;

/// What notices say, and the e-mail around them.
public enum NoticeWords implements MessageKey {
  FUNDS_LOW,
  PRINTER_DOWN,
  STATION_GONE,
  ACCOUNT_REFUSED,
  TRACKING_EXCEPTION,
  ORDERS_LATE,
  RULE_TOLD,
  RULE_TOLD_OF_SEVERAL,
  INVOICE_DIFFERENCE,
  MAIL_SUBJECT;

  @Override
  public String bundle() {
    return "notice";
  }
}

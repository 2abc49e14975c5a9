package dev.quayside.engine.notice;

import dev.quayside.engine.base.text.WireWord;

/// What a notice is about.
public enum NoticeKind implements WireWord {
  FUNDS_LOW,
  PRINTER_DOWN,
  STATION_GONE,
  ACCOUNT_REFUSED,
  TRACKING_EXCEPTION,
  ORDERS_LATE,
  RULE_TOLD,
  INVOICE_DIFFERENCE
}

package dev.quayside.engine.analytics.invoice.billing;

import dev.quayside.printing.message.MessageKey;

public enum InvoiceWords implements MessageKey {
  CARRIER_NEEDED,
  COLUMN_MISSING,
  EMPTY,
  LINE_AMOUNT,
  LINE_CURRENCY,
  LINE_DATE,
  LINE_INVOICE,
  LINE_NUMBER,
  LINE_SHORT,
  LINE_TRACKING,
  LINE_UNREADABLE,
  OTHER_CARRIER,
  INVOICE,
  TOO_LONG,
  TOO_WIDE;

  @Override
  public String bundle() {
    return "invoice";
  }
}

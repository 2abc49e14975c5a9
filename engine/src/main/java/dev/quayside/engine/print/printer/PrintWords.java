package dev.quayside.engine.print.printer;

import dev.quayside.printing.message.MessageKey;

/// What is told of printing.
public enum PrintWords implements MessageKey {
  COPIES,
  DOCUMENT,
  JOB,
  LABELS_ONLY,
  MAYBE,
  NAME,
  NO_PRINTER,
  NO_ZPL,
  ONE_A_FILE,
  ONE_OF_TWO,
  PRINTED,
  SHEETS_PDF,
  SHEETS_PLACE,
  THE_JOB,
  NONE;

  @Override
  public String bundle() {
    return "print";
  }
}

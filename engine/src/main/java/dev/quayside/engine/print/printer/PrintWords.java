package dev.quayside.engine.print.printer;

import dev.quayside.printing.message.MessageKey;

public enum PrintWords implements MessageKey {
  COPIES,
  DOCUMENT,
  FOLDER_AT_DESK,
  JOB,
  LABELS_ONLY,
  LAST_OR_NONE,
  MAYBE,
  MOVED_FAR,
  NAME,
  NO_DEFAULT_AT,
  NO_PRINTER,
  NO_PRINTER_AT,
  NO_STATION,
  NO_SLASH,
  NO_ZPL,
  NOT_OF_SANDBOX,
  NOTHING_ASKED,
  NOT_ASKED,
  ONE_A_FILE,
  ONE_OF_TWO,
  PLACE_NOT_ALLOWED,
  PRINTED,
  PRINTER,
  PRINTER_DOUBLE,
  PRINTER_OR_JOBS,
  SANDBOX_ONLY,
  SHEETS_PDF,
  SHEETS_PLACE,
  STATION_OFFLINE,
  THE_JOB,
  THIS_ROUTE,
  NONE;

  @Override
  public String bundle() {
    return "print";
  }
}

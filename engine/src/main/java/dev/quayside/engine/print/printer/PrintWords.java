package dev.quayside.engine.print.printer;

import dev.quayside.printing.message.MessageKey;

public enum PrintWords implements MessageKey {
  BASE64,
  CANNOT_CONVERT,
  CONTENT_GONE,
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
  NUMBERS,
  NOT_ASKED,
  ONE_A_FILE,
  ONE_OF_THREE,
  ONLY_CONTENT,
  PAPER,
  TURN,
  PLACE_NOT_ALLOWED,
  PRINTED,
  PRINTER,
  PRINTER_DOUBLE,
  PRINTER_OR_JOBS,
  SANDBOX_ONLY,
  SENT_AS_IT_IS,
  SHEETS_PDF,
  SHEETS_PLACE,
  STATION_OFFLINE,
  THE_JOB,
  THIS_ROUTE,
  UNDER_WAY,
  URI_ANSWER,
  URI_ELSEWHERE,
  URI_FORM,
  URI_HOST,
  URI_LARGE,
  URI_SILENT,
  NONE;

  @Override
  public String bundle() {
    return "print";
  }
}

package dev.quayside.app.problem;

import dev.quayside.printing.message.MessageKey;

/// The program's own messages, beside those of the engine.
public enum AppWords implements MessageKey {
  INTERNAL,
  NOT_A_NUMBER,
  NOT_FOR_YOU,
  BADGE_UNKNOWN,
  EMAIL_NOT_WRITTEN,
  FILE_GONE,
  FILE_NOT_READ,
  FILE_NOT_WRITTEN,
  FILE_UNREAD,
  GOODS_HEAVIER,
  MOMENT_TYPED,
  MONEY_AMOUNT,
  NO_OFFER,
  NO_PHOTO,
  PINS_DIFFER,
  PORTS_EQUAL,
  PORT_FREE,
  PRINTER_FOLDER,
  REST_OF_WEIGHT,
  SCALE_PLUG,
  SCALE_PORT,
  SENDER_NONE,
  PACKING_SLIP,
  COMMERCIAL_INVOICE,
  CN22,
  CN23,
  LED_ELSEWHERE,
  LED_TO_PRODUCTION,
  TEST_LABEL,
  SCANNED_LABEL,
  SCANNER_COMMANDS;

  @Override
  public String bundle() {
    return "app";
  }
}

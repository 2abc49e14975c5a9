package dev.quayside.engine.order.check;

import dev.quayside.printing.message.MessageKey;

public enum CheckWords implements MessageKey {
  DUE,
  UNFINISHED,
  PIECES,
  MISSING,
  MANAGER,
  CHECK,
  A_PHOTO,
  OVER,
  PASSED,
  NOTHING_LEFT,
  LESS_LEFT,
  SERIAL,
  SERIAL_TWICE,
  SERIAL_EACH,
  WEIGHT,
  NO_LINE,
  LINE_TWICE,
  PHOTO_MISSING,
  PARCEL_WITH;

  @Override
  public String bundle() {
    return "check";
  }
}

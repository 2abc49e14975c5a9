package dev.quayside.engine.copy;

import dev.quayside.printing.message.MessageKey;

/// What people are told about settings that are copied.
public enum CopyWords implements MessageKey {
  SAME_WORKSPACE,
  NO_KEY,
  NOT_ADMIN,
  OTHERS_PEOPLE,
  UNKNOWN,
  NO_PRESET,
  NO_LOCATION,
  NO_PERSON,
  NO_PRINTER,
  NO_PAYOR,
  PAYOR_UNNAMED,
  NO_SHOP,
  NO_CARRIER;

  @Override
  public String bundle() {
    return "copy";
  }
}

package dev.quayside.engine.carrier;

import dev.quayside.printing.message.MessageKey;

public enum CarrierWords implements MessageKey {
  BROKE_OFF,
  CREDENTIALS,
  DOMESTIC_ONLY,
  FIELD_TOO_LONG,
  GARBLED,
  LATE,
  NOT_SECURE,
  NAME_TOO_LONG,
  NO_ACCOUNT,
  NO_CONNECTION,
  NO_HAZMAT,
  NO_RETURNS,
  OFF_LIMITS,
  DECLARE,
  IN_CURRENCY,
  MOST,
  ONE_CURRENCY,
  OWN_COUNTRY,
  PAUSING,
  PHONE_OF_PLACE,
  PHONE_OF_RECIPIENT,
  PHONE_OF_SENDER,
  POST_BOX,
  REQUIRED,
  SILENT,
  SIZE_REQUIRED,
  STOPPING,
  STREET_TOO_LONG,
  TOO_HEAVY,
  TOO_LARGE,
  TOO_LONG,
  TROUBLE,
  UNKNOWN_HOST,
  ALL_OFF,
  LIVE,
  NOT_OPEN,
  NO_SENDER,
  NO_CARRIER,
  NO_SERVICE_HERE,
  WORTH_NOTHING,
  OFF,
  RESTS,
  THIS_CARRIER;

  @Override
  public String bundle() {
    return "carrier";
  }
}

package dev.quayside.engine.carrier;

import dev.quayside.printing.message.MessageKey;

/// What is told of carriers and their answers.
public enum CarrierWords implements MessageKey {
  BROKE_OFF,
  CREDENTIALS,
  GARBLED,
  LATE,
  NOT_SECURE,
  NO_ACCOUNT,
  NO_CONNECTION,
  OFF_LIMITS,
  PAUSING,
  REQUIRED,
  SILENT,
  STOPPING,
  STREET_TOO_LONG,
  TOO_LONG,
  TROUBLE,
  UNKNOWN_HOST,
  ALL_OFF,
  NO_CARRIER,
  OFF,
  RESTS,
  THIS_CARRIER;

  @Override
  public String bundle() {
    return "carrier";
  }
}

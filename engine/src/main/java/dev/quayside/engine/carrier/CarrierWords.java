package dev.quayside.engine.carrier;

import dev.quayside.printing.message.MessageKey;

/// What is told of carriers and their answers.
public enum CarrierWords implements MessageKey {
  GARBLED,
  LATE,
  STOPPING;

  @Override
  public String bundle() {
    return "carrier";
  }
}

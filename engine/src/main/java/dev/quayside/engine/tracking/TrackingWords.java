package dev.quayside.engine.tracking;

import dev.quayside.printing.message.MessageKey;

public enum TrackingWords implements MessageKey {
  LATER,
  NUMBERS,
  SEVERAL_CARRIERS,
  NUMBER;

  @Override
  public String bundle() {
    return "tracking";
  }
}

package dev.quayside.engine.parcel.customs;

import dev.quayside.printing.message.MessageKey;

public enum CustomsWords implements MessageKey {
  GOODS,
  HS;

  @Override
  public String bundle() {
    return "customs";
  }
}

package dev.quayside.engine.parcel.taxid;

import dev.quayside.printing.message.MessageKey;

public enum TaxIdWords implements MessageKey {
  OTHER_CURRENCY;

  @Override
  public String bundle() {
    return "taxid";
  }
}

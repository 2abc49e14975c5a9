package dev.quayside.engine.parcel.customs;

import dev.quayside.printing.message.MessageKey;

public enum CustomsWords implements MessageKey {
  GOODS,
  HS,
  /// Duties are paid in advance by the sender only.
  PREPAID_BY_SENDER;

  @Override
  public String bundle() {
    return "customs";
  }
}

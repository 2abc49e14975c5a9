package dev.quayside.engine.parcel.taxid;

import dev.quayside.printing.message.MessageKey;

public enum TaxIdWords implements MessageKey {
  OTHER_CURRENCY,
  FORM,
  FORM_IOSS,
  FORM_EORI,
  FORM_VOEC,
  FORM_ARN,
  FORM_EIN,
  ELSEWHERE,
  OVER_IOSS;

  @Override
  public String bundle() {
    return "taxid";
  }
}

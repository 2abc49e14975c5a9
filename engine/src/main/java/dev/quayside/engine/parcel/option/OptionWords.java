package dev.quayside.engine.parcel.option;

import dev.quayside.printing.message.MessageKey;

public enum OptionWords implements MessageKey {
  ACCOUNT_OR_PAYOR,
  DDP_BY_SENDER,
  DDU_BY_OTHER,
  OF_SENDER,
  DIFFERS,
  NO_SUCH_PAYOR,
  NO_PAYOR_NAMED,
  PAYOR,
  PAYOR_TWICE,
  PAYOR_CARRIER,
  NOT_BILLED_TO,
  DUTIES_NOT_BILLED_TO,
  KEPT_WITH,
  ACCOUNT_LENGTH,
  ACCOUNT_REFUSED,
  NEEDS_ZIP,
  NEEDS_COUNTRY,
  DAY_PAST,
  DAY_FAR,
  DAY_CLOSED,
  ASK_FOR_DAY,
  NO_SATURDAY,
  PACKAGING_ELSEWHERE,
  PACKAGING_OF_SERVICE,
  PACKAGING_HEAVY,
  CUT,
  LEFT_OFF_COUNT,
  LEFT_OFF_LENGTH,
  LEFT_OFF_INSTRUCTIONS,
  LEFT_OFF_TAX_ID,
  PREPAID_ONLY,
  PREPAID_AMOUNT;

  @Override
  public String bundle() {
    return "option";
  }
}

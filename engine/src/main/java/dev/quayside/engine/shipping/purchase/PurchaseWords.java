package dev.quayside.engine.shipping.purchase;

import dev.quayside.printing.message.MessageKey;

public enum PurchaseWords implements MessageKey {
  CUSTOMS_NEEDED,
  DIFFERS,
  DIFFERS_FROM_RATE,
  MOST_WEIGHT,
  NEAR_SERVICE,
  NOT_OFFERED,
  NO_RETURNS,
  NO_SUCH_SERVICE,
  NO_TARIFF_CODE,
  OLD,
  RATE_OF_NO_RETURN,
  RATE_OF_RETURN,
  SIDES,
  SIDES_WHEN_LIVE,
  SILENT;

  @Override
  public String bundle() {
    return "purchase";
  }
}

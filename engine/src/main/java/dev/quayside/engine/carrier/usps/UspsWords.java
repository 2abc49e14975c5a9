package dev.quayside.engine.carrier.usps;

import dev.quayside.printing.message.MessageKey;

enum UspsWords implements MessageKey {
  FILED,
  FROM_HERE_ONLY,
  NOT_SIGNED_ABROAD,
  NOT_INSURED,
  NO_DUTIES,
  HAZMAT_BY_GROUND,
  NOT_RETURNED,
  SCANNED,
  TARIFF_CODE;

  @Override
  public String bundle() {
    return "usps";
  }
}

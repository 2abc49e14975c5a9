package dev.quayside.engine.shipping.shipment;

import dev.quayside.printing.message.MessageKey;

public enum ShipmentWords implements MessageKey {
  VOID_STAYS_OPEN,
  FORGOTTEN_LABEL,
  LABEL,
  LABEL_AWAITED,
  LABEL_LOST,
  LABEL_PENDING,
  LABEL_VOIDED,
  PAPER,
  PAPER_PENDING,
  PURCHASE_SECOND,
  REFUND_OF,
  SETTLE_BUSY,
  SETTLE_NONE,
  SETTLE_NUMBER_FORM,
  SETTLE_NUMBER_OTHER,
  SETTLE_NUMBER_REQUIRED,
  SETTLE_NUMBER_TAKEN,
  SHIPMENT,
  VOID_ALREADY,
  VOID_LATE,
  VOID_PENDING,
  VOID_SCANNED,
  TABLE_LONG;

  @Override
  public String bundle() {
    return "shipment";
  }
}

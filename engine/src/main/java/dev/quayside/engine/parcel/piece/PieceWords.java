package dev.quayside.engine.parcel.piece;

import dev.quayside.printing.message.MessageKey;

public enum PieceWords implements MessageKey {
  ALIKE,
  BESIDE_PARCEL,
  COUNT,
  DIFFER,
  EACH_INSURED,
  ITEMS_TWICE,
  NO_RATE_OF_ONE,
  NOT_SUPPORTED,
  AT_HOME_ONLY,
  AT_MOST,
  WHOLE_SHIPMENT,
  PNG_HOLDS_ONE,
  FEWER_LABELS,
  NUMBERS;

  @Override
  public String bundle() {
    return "piece";
  }
}

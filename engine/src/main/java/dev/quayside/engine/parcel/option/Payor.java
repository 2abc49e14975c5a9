package dev.quayside.engine.parcel.option;

import dev.quayside.engine.base.text.WireWord;

/// Whose account the carrier bills.
public enum Payor implements WireWord {
  SENDER,
  RECIPIENT,
  THIRD_PARTY
}

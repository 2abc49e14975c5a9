package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.text.WireWord;

/// Whose tax number it is.
public enum TaxIdSide implements WireWord {
  SENDER,
  RECIPIENT
}

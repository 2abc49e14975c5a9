package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.text.WireWord;

/// What has to be scanned of each piece, beside its bar code, while an order is checked.
public enum PieceCheck implements WireWord {
  NONE,
  /// Its serial number: AI 21 of its code, or the one sent with the scan.
  SERIAL
}

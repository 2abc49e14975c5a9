package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.text.WireWord;

/// How a piece may be turned in its box.
public enum Rotate implements WireWord {
  /// Any side may be up.
  ANY,
  /// Its height stays up; it may be turned on the spot.
  UPRIGHT,
  /// Its smallest side is up.
  FLAT
}

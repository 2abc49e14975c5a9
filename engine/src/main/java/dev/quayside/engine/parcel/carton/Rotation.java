package dev.quayside.engine.parcel.carton;

import dev.quayside.engine.base.text.WireWord;

/// How a piece may be turned in its box.
public enum Rotation implements WireWord {
  /// Any side may be up.
  ANY,
  /// The height stays up.
  UPRIGHT,
  /// The smallest side is up.
  FLAT
}

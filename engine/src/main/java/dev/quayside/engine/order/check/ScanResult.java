package dev.quayside.engine.order.check;

import dev.quayside.engine.base.text.WireWord;

/// What came of a scan.
public enum ScanResult implements WireWord {
  COUNTED,
  /// The last piece of the whole check.
  COMPLETE,
  /// Of this order, but more than it wants.
  TOO_MANY,
  /// A product of the catalogue that this order does not want.
  NOT_IN_ORDER,
  UNKNOWN,
  /// Fits lines of several products.
  AMBIGUOUS;

  boolean counts() {
    return this == COUNTED || this == COMPLETE;
  }

  /// Whether it counts as a mistake of the packer.
  boolean isMistake() {
    return this == TOO_MANY || this == NOT_IN_ORDER || this == UNKNOWN;
  }
}

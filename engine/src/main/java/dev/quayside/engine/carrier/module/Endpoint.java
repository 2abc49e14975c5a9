package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.text.WireWord;

/// The carrier's system an account belongs to.
public enum Endpoint implements WireWord {
  PRODUCTION,
  /// The test system: labels are marked and never count as shipped.
  TEST
}

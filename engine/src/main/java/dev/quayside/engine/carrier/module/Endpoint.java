package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.text.WireWord;

/// Which of a carrier's systems an account is with.
public enum Endpoint implements WireWord {
  PRODUCTION,
  /// Its test system: labels are marked and never count as shipped.
  TEST
}

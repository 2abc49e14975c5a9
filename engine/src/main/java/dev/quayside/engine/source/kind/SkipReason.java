package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.text.WireWord;

/// Why an order is left out.
public enum SkipReason implements WireWord {
  DIGITAL,
  PICKUP,
  /// Another fulfilment service ships it.
  ELSEWHERE,
  SHIPPED,
  REFUNDED,
  CANCELLED,
  /// In a file: a shop's own unpaid orders wait here.
  UNPAID,
  ON_HOLD,
  /// The shop has a status of its own whose meaning was not set.
  UNKNOWN_STATUS
}

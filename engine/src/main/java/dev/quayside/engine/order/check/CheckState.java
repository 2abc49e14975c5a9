package dev.quayside.engine.order.check;

import dev.quayside.engine.base.text.WireWord;

/// Where a check stands.
public enum CheckState implements WireWord {
  OPEN,
  /// It was weighed, and the weight differed; it goes on as an open one.
  FAILED,
  PASSED,
  ABANDONED;

  /// Whether pieces can be counted.
  public boolean isOpen() {
    return this == OPEN || this == FAILED;
  }
}

package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.base.text.WireWord;

/// What matters most to the sender.
public enum Priority implements WireWord {
  COST,
  SPEED,
  RELIABILITY,
  BALANCED
}

package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.base.text.WireWord;

/// The sender's priority when choosing a service.
public enum Priority implements WireWord {
  COST,
  SPEED,
  RELIABILITY,
  BALANCED
}

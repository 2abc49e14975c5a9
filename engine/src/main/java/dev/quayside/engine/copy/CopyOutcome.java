package dev.quayside.engine.copy;

import dev.quayside.engine.base.text.WireWord;

/// What becomes of something that is copied.
public enum CopyOutcome implements WireWord {
  /// There is nothing of its name yet.
  NEW,
  /// It takes the place of what has its name.
  CHANGED,
  /// Something of its name is there, and stays.
  LEFT,
  /// It cannot be copied.
  REFUSED
}

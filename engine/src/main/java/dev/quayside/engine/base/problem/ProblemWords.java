package dev.quayside.engine.base.problem;

import dev.quayside.printing.message.MessageKey;

public enum ProblemWords implements MessageKey {
  /// A field and what is wrong with it.
  FAULT,
  /// The same within a sentence that lists several.
  FAULT_WITHIN,
  MISSING,
  MISSING_WITHIN,
  AND,
  SEVERAL_FIELDS,
  NOT_FOUND,
  /// The workspace already holds the most it may.
  FULL,
  OURS;

  @Override
  public String bundle() {
    return "problem";
  }
}

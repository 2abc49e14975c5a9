package dev.quayside.engine.print.paper;

/// Why a label that was sent to a printer is not known to be on paper.
public enum Unprinted {
  /// It failed, or a person gave it up.
  FAILED,
  /// Only a person can say whether it was printed.
  ASKED,
  /// It waits for the printer, is being printed, or was sent but is not confirmed yet.
  WAITING
}

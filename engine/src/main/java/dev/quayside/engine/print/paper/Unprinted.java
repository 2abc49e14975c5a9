package dev.quayside.engine.print.paper;

/// Why a label that was sent to a printer is not known to be on paper.
public enum Unprinted {
  /// It has failed, or somebody has given it up.
  FAILED,
  /// Only a person can say whether it came out.
  ASKED,
  /// It is on its way.
  WAITING
}

package dev.quayside.printing.printer.status;

/// How a printer is, in one word.
public enum Health {
  READY,
  /// Printing; that is well too.
  BUSY,
  /// Somebody has to go there.
  ATTENTION,
  OFFLINE,
  /// There is no way to ask it.
  UNKNOWN
}

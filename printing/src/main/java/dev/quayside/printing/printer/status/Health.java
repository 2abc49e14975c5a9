package dev.quayside.printing.printer.status;

/// The state of a printer, in one word.
public enum Health {
  READY,
  /// Printing; it can take labels too.
  BUSY,
  /// A person has to go to the printer.
  ATTENTION,
  OFFLINE,
  /// The printer cannot be asked.
  UNKNOWN
}

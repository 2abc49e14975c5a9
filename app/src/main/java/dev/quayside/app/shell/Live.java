package dev.quayside.app.shell;

/// The parts of the window's frame that change by themselves.
public enum Live {
  /// Printers and their jobs.
  PRINTING,
  /// The money free to spend.
  MONEY,
  /// The list of workspaces.
  WORKSPACES
}

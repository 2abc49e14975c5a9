package dev.quayside.app.shell;

/// What of the frame changes by itself.
public enum Live {
  /// Printers and their jobs.
  PRINTING,
  /// What is free to spend.
  MONEY,
  /// Which workspaces there are to work in.
  WORKSPACES
}

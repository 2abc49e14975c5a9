package dev.quayside.app.cli.terminal;

/// A command could not do what it was asked; its message is the whole story.
public class CommandFailure extends RuntimeException {
  public CommandFailure(String message) {
    super(message);
  }
}

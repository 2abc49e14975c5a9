package dev.quayside.app.cli;

/// A command could not do what it was asked; its message is the whole story.
final class CommandFailure extends RuntimeException {
  CommandFailure(String message) {
    super(message);
  }
}

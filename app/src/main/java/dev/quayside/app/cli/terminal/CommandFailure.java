package dev.quayside.app.cli.terminal;

import java.util.Map;

/// A command could not do what it was asked; its message is all that is printed.
public class CommandFailure extends RuntimeException {

  /// Exit code for a command that was refused or failed.
  public static final int REFUSED = 1;

  /// Exit code for a command of which it is unknown whether it was done.
  public static final int IN_DOUBT = 3;

  private final transient Map<String, ?> error;

  public CommandFailure(String message) {
    this(message, Map.of("code", "FAILED", "message", message));
  }

  /// @param error printed with `--json`: `code`, `message` and further fields
  public CommandFailure(String message, Map<String, ?> error) {
    super(message);
    this.error = error;
  }

  public final Map<String, ?> error() {
    return error;
  }

  public int exitCode() {
    return REFUSED;
  }
}

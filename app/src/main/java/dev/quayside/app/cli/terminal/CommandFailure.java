package dev.quayside.app.cli.terminal;

import java.util.Map;

/// A command could not do what it was asked; its message is the whole story.
public class CommandFailure extends RuntimeException {

  /// Refused, or it failed: nothing is in doubt.
  public static final int REFUSED = 1;

  /// Nobody knows whether it was done.
  public static final int IN_DOUBT = 3;

  private final transient Map<String, ?> error;

  public CommandFailure(String message) {
    this(message, Map.of("code", "FAILED", "message", message));
  }

  /// @param error what `--json` shows: `code`, `message` and what else is known
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

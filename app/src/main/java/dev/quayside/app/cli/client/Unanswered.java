package dev.quayside.app.cli.client;

import dev.quayside.app.cli.terminal.CommandFailure;
import java.util.Map;

/// A request got no answer: it is unknown whether it was done.
public final class Unanswered extends CommandFailure {

  public Unanswered(String message) {
    this(message, Map.of("code", "NO_ANSWER", "message", message));
  }

  Unanswered(String message, Map<String, ?> error) {
    super(message, error);
  }

  @Override
  public int exitCode() {
    return IN_DOUBT;
  }
}

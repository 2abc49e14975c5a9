package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Unanswered;
import dev.quayside.app.cli.terminal.Console;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `--idempotency-key`: a request with the same key is done only once. A generated key is printed
/// before the request is sent, so that a purchase without an answer can be repeated.
final class IdempotencyOption {

  @Option(
      names = "--idempotency-key",
      paramLabel = "KEY",
      description =
          "The same key never does it twice within 24 hours. Default: one is made and shown on"
              + " stderr.")
  private @Nullable String key;

  @Spec(Spec.Target.MIXEE)
  @SuppressWarnings("NullAway.Init")
  private CommandSpec command;

  protected void check() {
    if (key != null && key.isBlank()) {
      throw new ParameterException(command.commandLine(), "--idempotency-key must not be empty");
    }
  }

  boolean isGiven() {
    return key != null;
  }

  /// Sends a request under the key.
  ///
  /// @param request gets the key
  /// @throws Unanswered with the key in its message, when it is unknown whether it was done
  <T> T once(Function<String, T> request) {
    var under = key == null ? made() : key;
    try {
      return request.apply(under);
    } catch (Unanswered doubt) {
      throw new Unanswered(
          doubt.getMessage()
              + "; repeat the command with --idempotency-key "
              + under
              + " and nothing is done twice");
    }
  }

  /// Generates a key and prints it, also with `-q`: it may be the only trace of a purchase.
  private String made() {
    var made = "cli-" + UUID.randomUUID();
    new Console(command.commandLine().getErr())
        .line("to repeat this safely, add --idempotency-key " + made);
    return made;
  }
}

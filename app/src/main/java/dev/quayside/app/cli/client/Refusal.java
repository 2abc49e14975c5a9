package dev.quayside.app.cli.client;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.base.problem.ProblemException;
import java.net.HttpURLConnection;
import java.util.stream.Collectors;

/// Turns an error of the API into one line for a person, and keeps its JSON for a script.
public final class Refusal {

  private Refusal() {}

  public static CommandFailure of(int status, byte[] body) {
    Answer said;
    try {
      said = Answer.of(body);
    } catch (ProblemException notJson) {
      return new Unanswered("the API answered " + status);
    }
    var error = said.at("error");
    var details =
        error.at("details").each().stream()
            .map(each -> each.text("field") + " " + each.text("message"))
            .collect(Collectors.joining("; "));
    var line =
        error.text("code")
            + ": "
            + error.text("message")
            + (details.isEmpty() ? "" : " (" + details + ")");
    return status >= HttpURLConnection.HTTP_INTERNAL_ERROR
        ? new Unanswered(line, error.object())
        : new CommandFailure(line, error.object());
  }
}

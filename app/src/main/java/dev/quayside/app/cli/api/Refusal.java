package dev.quayside.app.cli.api;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.base.problem.ProblemException;
import java.net.HttpURLConnection;
import java.util.stream.Collectors;

/// An error of the API as one line for a person.
final class Refusal {

  private Refusal() {}

  static CommandFailure of(int status, byte[] body) {
    Answer error;
    try {
      error = Answer.of(body).at("error");
    } catch (ProblemException notJson) {
      return new Api.Unanswered("the API answered " + status);
    }
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
        ? new Api.Unanswered(line)
        : new CommandFailure(line);
  }
}

package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.Console;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// A command of the API whose answer is shown for a person, for a script, or as ids only for
/// `xargs`.
public abstract class ApiCommand extends ApiAccess {

  @Option(names = "--json", description = "The API's answer in JSON, for scripts.")
  private boolean json;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only the ids, one a line.")
  boolean quiet;

  /// Prints the answer.
  ///
  /// @param ids for `-q`
  /// @param lines for a person
  protected final void show(Answer answer, Stream<String> ids, Supplier<List<String>> lines) {
    var console = new Console(spec.commandLine().getOut());
    if (json) {
      console.line(answer.json());
    } else if (quiet) {
      ids.forEach(console::line);
    } else {
      lines.get().forEach(console::line);
    }
  }

  /// The id of an order, given by its id or the shop's own number.
  final String orderId(Api api, String order) {
    if (order.startsWith("ord_")) {
      return order;
    }
    return api.get("/v1/orders", Map.of("reference", order)).at("data").each().stream()
        .map(each -> each.text("id"))
        .findFirst()
        .orElseThrow(
            () -> new CommandFailure("there is no order '" + order + "': see orders list"));
  }
}

package dev.quayside.app.cli.api;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What every command that uses the API takes: where the data is, in which workspace, and whether a
/// person reads the answer, a script, or nothing but `xargs`.
@SuppressWarnings("NullAway.Init")
abstract class ApiCommand implements Runnable {

  @Mixin private DataOption data;

  @Option(
      names = "--workspace",
      paramLabel = "SLUG",
      defaultValue = "${env:QUAYSIDE_WORKSPACE:-demo}",
      description =
          "The workspace. Default: $$QUAYSIDE_WORKSPACE, else demo, which is the sandbox's.")
  private String workspace;

  @Option(names = "--json", description = "The API's answer in JSON, for scripts.")
  private boolean json;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only the ids, one a line.")
  boolean quiet;

  @Spec CommandSpec spec;

  /// What is wrong with the arguments is told before anything is opened.
  void check() {}

  abstract void run(Api api);

  @Override
  public final void run() {
    check();
    try (var api = Api.open(data.directory(), workspace)) {
      run(api);
    }
  }

  /// @param ids what `-q` shows
  /// @param lines what a person reads
  final void show(Answer answer, Stream<String> ids, Supplier<List<String>> lines) {
    var console = new Console(spec.commandLine().getOut());
    if (json) {
      console.line(answer.json());
    } else if (quiet) {
      ids.forEach(console::line);
    } else {
      lines.get().forEach(console::line);
    }
  }

  final ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /// An order by its id or the shop's own number.
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

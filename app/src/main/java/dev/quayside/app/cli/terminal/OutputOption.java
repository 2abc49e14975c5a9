package dev.quayside.app.cli.terminal;

import dev.quayside.engine.platform.server.json.JsonText;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `--json`: prints as JSON what a person reads as a table or a sentence; a list is in `data`, as
/// in the API's answers. The same option for every command that lists or makes something.
public final class OutputOption {

  @Option(names = "--json", description = "Answer in JSON, for scripts.")
  private boolean json;

  @Spec(Spec.Target.MIXEE)
  @SuppressWarnings("NullAway.Init")
  private CommandSpec command;

  /// Prints a table.
  ///
  /// @param empty printed for a person instead of a table without rows
  public void list(Table table, String empty) {
    var console = console();
    if (json) {
      console.line(JsonText.write(Map.of("data", table.objects())));
    } else if (table.isEmpty()) {
      console.line(empty);
    } else {
      table.lines().forEach(console::line);
    }
  }

  /// Prints a list.
  ///
  /// @param found the items, each by its fields
  /// @param lines the same for a person
  public void list(List<? extends Map<String, ?>> found, List<String> lines) {
    var console = console();
    if (json) {
      console.line(JsonText.write(Map.of("data", found)));
    } else {
      lines.forEach(console::line);
    }
  }

  /// The console for progress messages, which `--json` leaves out; a script waits for {@link
  /// #made}.
  public Console onTheWay() {
    return json ? new Console(new PrintWriter(Writer.nullWriter())) : console();
  }

  /// Prints the result of a command.
  ///
  /// @param made the fields
  /// @param sentence the same for a person; empty to print nothing
  public void made(Map<String, ?> made, String sentence) {
    if (json) {
      console().line(JsonText.write(made));
    } else if (!sentence.isEmpty()) {
      console().line(sentence);
    }
  }

  private Console console() {
    return new Console(command.commandLine().getOut());
  }
}

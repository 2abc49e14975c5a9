package dev.quayside.app.cli.terminal;

import dev.quayside.engine.platform.server.json.JsonText;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `--json`, the same for every command that lists or makes something: what a person reads as a
/// table or a sentence, a script gets as JSON: a list in `data`, as the API's.
public final class OutputOption {

  @Option(names = "--json", description = "Answer in JSON, for scripts.")
  private boolean json;

  @Spec(Spec.Target.MIXEE)
  @SuppressWarnings("NullAway.Init")
  private CommandSpec command;

  /// A table, or that it has no rows.
  ///
  /// @param empty what a person is told instead of a table without rows
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

  /// What was found.
  ///
  /// @param found one by one, field by field
  /// @param lines the same for a person
  public void list(List<? extends Map<String, ?>> found, List<String> lines) {
    var console = console();
    if (json) {
      console.line(JsonText.write(Map.of("data", found)));
    } else {
      lines.forEach(console::line);
    }
  }

  /// For what a person is told on the way; a script waits for what is {@link #made}.
  public Console onTheWay() {
    return json ? new Console(new PrintWriter(Writer.nullWriter())) : console();
  }

  /// What was made.
  ///
  /// @param made field by field
  /// @param sentence the same for a person; empty for a command that says nothing then
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

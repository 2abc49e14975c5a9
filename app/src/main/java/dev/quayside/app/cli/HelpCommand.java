package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.NearWords;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside help labels buy`: prints the same as `--help` after the command.
@Command(name = "help", description = "Explain a command.")
final class HelpCommand implements Runnable {

  @Parameters(paramLabel = "COMMAND", arity = "0..*", description = "Such as labels buy.")
  private List<String> names = new ArrayList<>();

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    var asked = spec.root().commandLine();
    for (var name : names) {
      var next = asked.getSubcommands().get(name);
      if (next == null) {
        throw new ParameterException(
            spec.commandLine(),
            "unknown command '"
                + name
                + "'"
                + NearWords.question(name, asked.getSubcommands().keySet()));
      }
      asked = next;
    }
    asked.usage(spec.commandLine().getOut());
  }
}

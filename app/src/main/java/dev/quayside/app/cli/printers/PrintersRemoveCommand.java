package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Version;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside printers remove`.
@Command(
    name = "remove",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Forget a printer.")
final class PrintersRemoveCommand implements Runnable {

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private DataOption data;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private OutputOption output;

  @Parameters(paramLabel = "NAME")
  @SuppressWarnings("NullAway.Init")
  private String name;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    try (var desk = PrinterRecords.open(data.directory())) {
      if (!desk.tray().remove(name)) {
        throw new CommandFailure("there is no printer '" + name + "': see quayside printers");
      }
      output.made(new Console(spec.commandLine().getOut()), Map.of("removed", name), "");
    }
  }
}

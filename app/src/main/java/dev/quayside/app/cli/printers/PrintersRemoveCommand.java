package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

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

  @Parameters(paramLabel = "NAME")
  @SuppressWarnings("NullAway.Init")
  private String name;

  @Override
  public void run() {
    try (var desk = PrinterRecords.open(data.directory())) {
      if (!desk.tray().remove(name)) {
        throw new CommandFailure("there is no printer '" + name + "': see quayside printers");
      }
    }
  }
}

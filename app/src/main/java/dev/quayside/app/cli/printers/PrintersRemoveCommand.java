package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "remove", description = "Forget a printer.")
@SuppressWarnings("NullAway.Init")
final class PrintersRemoveCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Parameters(paramLabel = "NAME")
  private String name;

  @Override
  public void run() {
    try (var records = PrinterRecords.open(data.kept())) {
      if (!records.tray().remove(name)) {
        throw new CommandFailure("there is no printer '" + name + "': see quayside printers");
      }
      output.made(Map.of("removed", name), "Printer removed: " + name);
    }
  }
}

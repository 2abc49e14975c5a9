package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Table;
import dev.quayside.app.cli.terminal.Table.Align;
import dev.quayside.app.cli.terminal.Version;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `quayside printers`: the list; with `add` or `remove` it changes.
@Command(
    name = "printers",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "List the printers; find, add, test or remove one; print the scanner's commands. Works"
            + " while Quayside runs.",
    subcommands = {
      PrintersAddCommand.class,
      PrintersRemoveCommand.class,
      PrintersDiscoverCommand.class,
      PrintersTestCommand.class,
      PrintersCommandsCommand.class,
      PrintersPracticeCommand.class
    })
public final class PrintersCommand implements Runnable {

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private DataOption data;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private OutputOption output;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    var console = new Console(spec.commandLine().getOut());
    try (var desk = PrinterRecords.open(data.directory())) {
      var table =
          new Table(
              List.of(Align.LEFT, Align.LEFT, Align.LEFT, Align.RIGHT, Align.LEFT),
              "Name",
              "Address",
              "Language",
              "Dpi",
              "Use");
      for (var printer : desk.tray().printers()) {
        table.row(
            printer.name(),
            printer.address(),
            printer.language().extension(),
            Integer.toString(printer.profile().dpi().dotsPerInch()),
            printer.isDefault() ? "default" : "");
      }
      output.list(
          console,
          table,
          "No printer is set up. Find one: quayside printers discover; add it: quayside printers"
              + " add NAME ADDRESS");
    }
  }
}

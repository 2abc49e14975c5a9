package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Table;
import dev.quayside.app.cli.terminal.Table.Align;
import dev.quayside.engine.print.printer.PrinterSetup;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `quayside printers`: lists the printers; its subcommands change the list.
@Command(
    name = "printers",
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
@SuppressWarnings("NullAway.Init")
public final class PrintersCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Override
  public void run() {
    try (var records = PrinterRecords.open(data.kept())) {
      var table =
          new Table(
              List.of(Align.LEFT, Align.LEFT, Align.LEFT, Align.RIGHT, Align.LEFT),
              "Name",
              "Address",
              "Language",
              "Dpi",
              "Use");
      for (var printer : records.tray().printers()) {
        table.row(
            printer.name(),
            printer.address(),
            printer.language().extension(),
            Integer.toString(printer.profile().dpi().dotsPerInch()),
            use(printer));
      }
      output.list(
          table,
          "No printer is set up. Find one: quayside printers discover; add it: quayside printers"
              + " add NAME ADDRESS");
    }
  }

  private static String use(PrinterSetup printer) {
    if (printer.sandboxOnly()) {
      return "sandbox only";
    }
    return printer.isDefault() ? "default" : "";
  }
}

package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Version;
import dev.quayside.printing.printer.LabelContent;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside printers test`.
@Command(
    name = "test",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Print a test label that shows whether the printer is set up right.")
final class PrintersTestCommand implements Runnable {

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private DataOption data;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private OutputOption output;

  @Parameters(paramLabel = "NAME", description = "A printer of `quayside printers`.")
  @SuppressWarnings("NullAway.Init")
  private String name;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    try (var desk = PrinterRecords.open(data.directory())) {
      var printer = desk.printer(name);
      var label = desk.tray().render(printer, List.of(LabelContent.of(printer.testLabel())));
      var outcome = desk.print(printer, "Test label", label);
      output.made(
          new Console(spec.commandLine().getOut()),
          Map.of("printer", printer.name(), "outcome", outcome),
          outcome);
    }
  }
}

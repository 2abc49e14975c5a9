package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.printing.printer.LabelContent;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "test",
    description = "Print a test label that shows whether the printer is set up right.")
@SuppressWarnings("NullAway.Init")
final class PrintersTestCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Parameters(paramLabel = "NAME", description = "A printer of `quayside printers`.")
  private String name;

  @Override
  public void run() {
    try (var records = PrinterRecords.open(data.kept())) {
      var printer = records.printer(name);
      var label = records.tray().render(printer, List.of(LabelContent.of(printer.testLabel())));
      var outcome = records.print(printer, "Test label", label);
      output.made(Map.of("printer", printer.name(), "outcome", outcome), outcome);
    }
  }
}

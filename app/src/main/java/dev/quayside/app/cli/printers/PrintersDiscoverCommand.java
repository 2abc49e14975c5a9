package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.PortRange;
import dev.quayside.app.cli.terminal.Table;
import dev.quayside.app.cli.terminal.Table.Align;
import dev.quayside.printing.discovery.Discovery;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "discover", description = "Look for printers of this computer and its network.")
@SuppressWarnings("NullAway.Init")
final class PrintersDiscoverCommand implements Runnable {

  @Mixin private OutputOption output;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "How long to look. Default: ${DEFAULT-VALUE}")
  private int seconds = 5;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    if (seconds < 1 || seconds > 60) {
      throw PortRange.wrong(spec, "--seconds must be 1 to 60");
    }
    var found = Discovery.everywhere().look(Duration.ofSeconds(seconds));
    var table =
        new Table(
            List.of(Align.LEFT, Align.LEFT, Align.LEFT, Align.RIGHT),
            "Name",
            "Address",
            "Language",
            "Dpi");
    for (var printer : found) {
      table.row(
          printer.name(),
          printer.address(),
          printer.language().extension(),
          Integer.toString(printer.dpi().dotsPerInch()));
    }
    output.list(
        table,
        "No printer was found. One with an address can be added: quayside printers add NAME"
            + " tcp://ADDRESS:9100");
  }
}

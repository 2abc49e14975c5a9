package dev.quayside.app.cli;

import dev.quayside.engine.printqueue.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside printers add`.
@Command(
    name = "add",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Add a printer, or change the one of that name.")
final class PrintersAddCommand implements Runnable {

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private DataOption data;

  @Parameters(index = "0", paramLabel = "NAME", description = "What you call it.")
  @SuppressWarnings("NullAway.Init")
  private String name;

  @Parameters(
      index = "1",
      paramLabel = "ADDRESS",
      description = "tcp://host:9100 for a network printer, file:///folder for files.")
  @SuppressWarnings("NullAway.Init")
  private String address;

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      description = "What it understands: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}")
  private Language language = Language.ZPL;

  @Option(
      names = "--dpi",
      paramLabel = "N",
      description = "Its head's resolution: 203, 300 or 600. Default: ${DEFAULT-VALUE}")
  private int dpi = Dpi.DPI_203.dotsPerInch();

  @Option(names = "--default", description = "Labels go here unless another is named.")
  private boolean isDefault;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    var head = dpi();
    try (var engine = data.engine()) {
      engine.printDesk().setUp(new PrinterSetup(name, address, language, head, isDefault));
    }
  }

  private Dpi dpi() {
    try {
      return Dpi.of(dpi);
    } catch (IllegalArgumentException e) {
      throw PortRange.wrong(spec, "--dpi must be 203, 300 or 600");
    }
  }
}

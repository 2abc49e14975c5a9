package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.printing.document.Documents;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quayside printers commands`: makes the sheet of codes a packer scans instead of pressing a key.
@Command(
    name = "commands",
    description = "Print the scanner's commands (QS:BUY and so on), to hang up beside the bench.")
@SuppressWarnings("NullAway.Init")
final class PrintersCommandsCommand implements Runnable {

  /// The options of which exactly one must be given.
  static final class Target {

    @Option(
        names = "--printer",
        paramLabel = "NAME",
        description = "A printer of `quayside printers`; as large as what it has loaded.")
    private @Nullable String printer;

    @Option(names = "--out", paramLabel = "FILE", description = "A PDF file to write.")
    private @Nullable Path out;
  }

  @Mixin private DataOption data;

  @ArgGroup(multiplicity = "1")
  private Target target = new Target();

  @Option(
      names = "--paper",
      paramLabel = "PAPER",
      description =
          "Of the file: ${COMPLETION-CANDIDATES}. Default: what this computer's country uses.")
  private Paper paper = Paper.usedIn(Locale.getDefault().getCountry());

  @Mixin private OutputOption output;

  @Override
  public void run() {
    var name = target.printer;
    if (name == null) {
      var file = written();
      output.made(Map.of("file", file.toString()), "Sheet written: " + file);
    } else {
      var outcome = printed(name);
      output.made(Map.of("printer", name, "outcome", outcome), outcome);
    }
  }

  /// @return a sentence on what happened
  private String printed(String name) {
    try (var records = PrinterRecords.open(data.kept())) {
      var printer = records.printer(name);
      var page = Documents.commandSheet(printer.profile().media(), Locale.getDefault());
      return records.print(printer, "Scanner commands", printer.render(page, new Renders()));
    }
  }

  private Path written() {
    var page = Documents.commandSheet(paper.size(), Locale.getDefault());
    var file = Objects.requireNonNull(target.out);
    try {
      Files.write(file, new Renders().pdf(page, Dpi.DPI_600));
    } catch (IOException e) {
      throw new CommandFailure(file + " cannot be written: is there such a folder?");
    }
    return file;
  }
}

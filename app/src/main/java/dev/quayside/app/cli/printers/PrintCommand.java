package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.PortRange;
import dev.quayside.printing.artwork.Artwork;
import dev.quayside.printing.artwork.ArtworkKind;
import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.file.FilePrinting;
import dev.quayside.printing.file.FileType;
import dev.quayside.printing.file.PageRange;
import dev.quayside.printing.file.PrintFile;
import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.printer.CarrierArtwork;
import dev.quayside.printing.printer.Printer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside print`: prints a label file from a carrier on a printer of any language; a file in the
/// printer's own language that is no label is sent as it is.
@Command(
    name = "print",
    description =
        "Print a label file (PDF, PNG, GIF or ZPL) on a printer of any language; also while"
            + " Quayside runs.")
@SuppressWarnings("NullAway.Init")
public final class PrintCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Parameters(
      paramLabel = "FILE",
      description =
          "PDF, PNG, GIF, ZPL, or a file in the printer's own language; - for what is piped in.")
  private Path file;

  @Option(
      names = "--printer",
      paramLabel = "NAME",
      required = true,
      description = "A printer of `quayside printers`.")
  private String printer;

  @Option(
      names = "--raw",
      description = "Send it byte for byte: a file in the printer's own language.")
  private boolean raw;

  @Option(
      names = "--fit",
      paramLabel = "HOW",
      description =
          "How large a PDF or PNG comes out: none (true size), shrink (smaller when it is larger than"
              + " the media) or fit (as large as the media).")
  private Placing.@Nullable Fit fit;

  @Option(
      names = "--rotate",
      paramLabel = "DEGREES",
      description = "Turn a PDF or PNG clockwise by 90, 180 or 270.")
  private int turn;

  @Option(
      names = "--pages",
      paramLabel = "PAGES",
      description = "Pages of a PDF, as 1,3 or 2-4 or -5 or 3-.")
  private @Nullable String pages;

  @Option(names = "--copies", paramLabel = "N", description = "1 to 20. Default: ${DEFAULT-VALUE}")
  private int copies = 1;

  @Option(
      names = "--wait",
      paramLabel = "SECONDS",
      description =
          "How long to wait for the printer; what has not printed by then stays in the queue."
              + " Default: ${DEFAULT-VALUE}")
  private int seconds = 15;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    if (seconds < 0 || seconds > 3600) {
      throw PortRange.wrong(spec, "--wait must be 0 to 3600");
    }
    if (!Placing.isTurn(turn)) {
      throw PortRange.wrong(spec, "--rotate must be 0, 90, 180 or 270");
    }
    if (copies < 1 || copies > 20) {
      throw PortRange.wrong(spec, "--copies must be 1 to 20");
    }
    try (var records = PrinterRecords.open(data.kept())) {
      var to = records.printer(printer);
      for (byte[] job : copied(jobs(records, to))) {
        var outcome = records.print(to, title(), job, Duration.ofSeconds(seconds));
        output.made(Map.of("printer", to.name(), "outcome", outcome), outcome);
      }
    }
  }

  private List<byte[]> copied(List<byte[]> jobs) {
    return Collections.nCopies(copies, jobs).stream().flatMap(List::stream).toList();
  }

  /// A PDF or PNG that is laid on the media as the options say, in one job.
  private List<byte[]> laidOut(Printer to, byte[] bytes) {
    var type = ArtworkKind.of(bytes) == ArtworkKind.PDF ? FileType.PDF : FileType.PNG;
    var laid =
        new PrintFile(
            type,
            bytes,
            fit == null ? Placing.Fit.SHRINK : fit,
            new PrintFile.Turn(turn, false),
            pages == null ? PageRange.ALL : new PageRange(pages),
            null,
            1);
    laid.check();
    return List.of(new FilePrinting().bytes(laid, to));
  }

  /// The files to queue: every page is a label, and a separate job unless labels share sheets.
  private List<byte[]> jobs(PrinterRecords records, Printer to) {
    var bytes = bytes();
    boolean own = isPiped() ? raw : extension().equals(to.language().extension());
    boolean laid = fit != null || turn != 0 || pages != null;
    if (raw || (own && isFinished(to) && !laid)) {
      if (!own) {
        throw new CommandFailure(
            "%s prints %s files, and %s is not one: leave out --raw to have it turned into one"
                .formatted(to.name(), to.language().extension(), title()));
      }
      return List.of(bytes);
    }
    try {
      if (laid) {
        return laidOut(to, bytes);
      }
      var labels = CarrierArtwork.pages(Artwork.of(bytes));
      return to.profile().sheet() == null
          ? labels.stream().map(label -> records.tray().render(to, List.of(label))).toList()
          : List.of(records.tray().render(to, labels));
    } catch (Refusal unreadable) {
      throw new CommandFailure(String.valueOf(unreadable.getMessage()));
    }
  }

  /// Whether a file in the printer's language is sent whole: PDF on an office printer, and EPL, are
  /// not split into labels.
  private static boolean isFinished(Printer to) {
    return to.profile().sheet() == null && to.language().isPrintedWhole();
  }

  private boolean isPiped() {
    return file.toString().equals("-");
  }

  private String title() {
    return isPiped() ? "Standard input" : String.valueOf(file.getFileName());
  }

  private byte[] bytes() {
    try {
      return isPiped() ? System.in.readAllBytes() : Files.readAllBytes(file);
    } catch (IOException e) {
      throw new CommandFailure(file + " cannot be read: is the name right?");
    }
  }

  private String extension() {
    var name = file.toString().toLowerCase(Locale.ROOT);
    return name.substring(name.lastIndexOf('.') + 1);
  }
}

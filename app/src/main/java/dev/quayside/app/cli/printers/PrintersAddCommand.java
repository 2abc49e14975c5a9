package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.PortRange;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.Encoding;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "add", description = "Add a printer, or change the one of that name.")
@SuppressWarnings("NullAway.Init")
final class PrintersAddCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Parameters(index = "0", paramLabel = "NAME", description = "What you call it.")
  private String name;

  @Parameters(
      index = "1",
      paramLabel = "ADDRESS",
      description =
          "tcp://host:9100 for a network printer, ipp://host/printers/queue for CUPS, spooler:NAME"
              + " for a printer of Windows or macOS, file:///folder for files.")
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

  @Option(
      names = "--media",
      paramLabel = "WxH",
      description =
          "What is loaded, in inches. Default: 4x6; for PDF the sheets this computer's country"
              + " uses.")
  private @Nullable String media;

  @Option(
      names = "--darkness",
      paramLabel = "N",
      description = "0 to 30. Default: the printer's own.")
  private @Nullable Integer darkness;

  @Option(
      names = "--speed",
      paramLabel = "N",
      description = "Inches a second. Default: the printer's own.")
  private @Nullable Integer speed;

  @Option(
      names = "--encoding",
      paramLabel = "ENCODING",
      description = "How ZPL is written: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}")
  private Encoding encoding = Encoding.RLE;

  @Option(
      names = "--sheet",
      paramLabel = "SHEET",
      description = "Label sheets an office printer has loaded: ${COMPLETION-CANDIDATES}.")
  private @Nullable LabelSheet sheet;

  @Option(
      names = "--sheet-place",
      paramLabel = "N",
      description =
          "The next free place of the sheet in the tray, counted from 1; for one half used.")
  private @Nullable Integer sheetPlace;

  @Option(
      names = "--fallback",
      paramLabel = "NAME",
      description = "The printer that takes over while this one is not well.")
  private @Nullable String fallback;

  @Option(names = "--default", description = "Labels go here unless another is named.")
  private boolean isDefault;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    var profile =
        Profile.of(dpi()).burning(darkness, speed).loadedWith(media(), null).in(encoding).on(sheet);
    try (var records = PrinterRecords.open(data.kept())) {
      var before =
          records.tray().printers().stream().filter(each -> each.name().equals(name)).findFirst();
      records
          .tray()
          .setUp(
              new PrinterSetup(
                  name,
                  address,
                  language,
                  profile,
                  isDefault
                      || before
                          .filter(each -> !each.sandboxOnly())
                          .map(PrinterSetup::isDefault)
                          .orElse(false),
                  fallback,
                  sheetPlace));
      output.made(
          Map.of("name", name, "address", address, "language", language.extension()),
          (before.isEmpty() ? "Printer added: " : "Printer changed: ") + name);
    }
  }

  private static Length mils(String inches) {
    var number = NumberStyle.POINT.read(inches).certain();
    return Length.mils(
        number.orElseThrow(IllegalArgumentException::new).movePointRight(3).longValueExact());
  }

  private Size media() {
    var loaded = media;
    if (loaded == null) {
      return language.isPaged()
          ? Paper.usedIn(Locale.getDefault().getCountry()).size()
          : Size.FOUR_BY_SIX;
    }
    var sides = loaded.split("x", 2);
    try {
      return new Size(mils(sides[0]), mils(sides[1]));
    } catch (ArithmeticException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw PortRange.wrong(spec, "--media must be width x height in inches, such as 4x6");
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

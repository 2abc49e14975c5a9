package dev.quayside.engine.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Labels on the sheets of an office printer: several to a job, and on from where the last ended.
class LabelSheetsTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path tray;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Engine engine;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Caller caller;

  @BeforeEach
  void open() {
    engine = Engine.open(EngineOptions.at(directory));
    caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void labelsShareSheetsAndTheNextJobGoesOnWhereTheLastEnded() {
    load(LabelSheet.FOUR_ON_A4, null);
    var labels = buy(3);
    var jobs = print(labels);
    assertThat(jobs).hasSize(1);
    printed(jobs.getFirst());
    assertThat(place()).isEqualTo(4);

    var next = print(labels);
    assertThat(next).extracting(job -> job.document().ids().size()).containsExactly(1, 2);
    next.forEach(this::printed);
    assertThat(place()).isEqualTo(3);
    assertThat(engine.printService().jobs(caller, labels.getFirst())).hasSize(2);
    assertThat(
            engine
                .printService()
                .jobs(
                    caller,
                    new PrintJobFilter(null, null, labels.getLast().labelId()),
                    Age.newest(25))
                .items())
        .hasSize(2);
    assertThat(PrintJobJson.of(next.getLast()).labelId()).isNull();
  }

  @Test
  void aSheetThatIsHalfUsedIsSaidSoAndANewProfileKeepsThePlace() {
    load(LabelSheet.TWO_ON_LETTER, 2);
    printed(print(buy(1)).getFirst());
    assertThat(place()).isEqualTo(1);
    load(LabelSheet.TWO_ON_LETTER, 2);
    load(LabelSheet.TWO_ON_LETTER, null);
    assertThat(place()).isEqualTo(2);
    load(LabelSheet.FOUR_ON_A4, null);
    assertThat(place()).isEqualTo(1);
    assertThatThrownBy(() -> load(LabelSheet.TWO_ON_LETTER, 3))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("place 1 to 2");
    var profile = Profile.of(Dpi.DPI_300).on(LabelSheet.TWO_ON_LETTER);
    assertThatThrownBy(
            () ->
                engine
                    .printService()
                    .printers()
                    .setUp(new PrinterSetup("Z", address(), Language.ZPL, profile, false, null)))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("choose PDF");
  }

  @Test
  void aSheetWithAVoidedLabelIsNotPrinted() {
    engine
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                "Office",
                "tcp://127.0.0.1:9",
                Language.PDF,
                Profile.of(Dpi.DPI_300).on(LabelSheet.TWO_ON_LETTER),
                true,
                null));
    var labels = buy(2);
    var job = print(labels).getFirst();
    await().until(() -> find(job).reason() != null);
    engine.shipping().voids().cancel(caller, labels.getFirst().id(), RequestKey.none());
    assertThat(find(job).state()).isEqualTo(PrintJobState.CANCELLED);
    assertThat(find(job).reason()).contains("print the others again");
  }

  /// The labels come out one after the other where there are no sheets, and the sheet that nothing
  /// was printed on is free again.
  @Test
  void aSheetMovesToThePrinterThatStandsIn() throws Exception {
    var desk = engine.printService();
    var sheets = Profile.of(Dpi.DPI_300).on(LabelSheet.FOUR_ON_A4);
    desk.printers()
        .setUp(
            new PrinterSetup("Office", "tcp://127.0.0.1:9", Language.PDF, sheets, true, "Zebra"));
    var zebra = Profile.of(Dpi.DPI_203);
    desk.printers().setUp(new PrinterSetup("Zebra", address(), Language.ZPL, zebra, false, null));
    var job = print(buy(2)).getFirst();
    await().until(() -> find(job).state() == PrintJobState.CONFIRMED);
    assertThat(find(job).printer()).isEqualTo("Zebra");
    assertThat(find(job).movedFrom()).isEqualTo("Office");
    try (var files = Files.list(tray)) {
      assertThat(Files.readString(files.findFirst().orElseThrow()).split("\\^XA", -1)).hasSize(3);
    }
    assertThat(place()).isEqualTo(1);
  }

  @Test
  void severalLabelsStayWhereAFileHoldsOne() {
    var desk = engine.printService();
    var sheets = Profile.of(Dpi.DPI_300).on(LabelSheet.TWO_ON_LETTER);
    desk.printers()
        .setUp(
            new PrinterSetup(
                "Office", "tcp://127.0.0.1:9", Language.PDF, sheets, true, "Pictures"));
    var picture = Profile.of(Dpi.DPI_203);
    desk.printers()
        .setUp(new PrinterSetup("Pictures", address(), Language.PNG, picture, false, null));
    var job = print(buy(2)).getFirst();
    await().until(() -> find(job).reason() != null);
    assertThat(find(job).printer()).isEqualTo("Office");
  }

  private void printed(PrintJob job) {
    await().until(() -> find(job).state() == PrintJobState.CONFIRMED);
    assertThat(tray).isDirectoryContaining("glob:**.pdf");
  }

  private PrintJob find(PrintJob job) {
    return engine.printService().job(job.id()).orElseThrow();
  }

  private int place() {
    return java.util.Objects.requireNonNull(
        engine.printService().printers().all().getFirst().sheetPlace());
  }

  private void load(LabelSheet sheet, @org.jspecify.annotations.Nullable Integer place) {
    engine
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                "Office",
                address(),
                Language.PDF,
                Profile.of(Dpi.DPI_300).on(sheet),
                true,
                null,
                place));
  }

  private String address() {
    return tray.toUri().toString();
  }

  private List<PrintJob> print(List<Shipment> labels) {
    var ids = labels.stream().map(Shipment::labelId).toList();
    return engine
        .printService()
        .print(caller, new PrintOrder(ids, null, 1, null), RequestKey.none());
  }

  private List<Shipment> buy(int count) {
    return IntStream.range(0, count)
        .mapToObj(_ -> engine.shipping().purchase().buy(caller, order(), RequestKey.none()))
        .toList();
  }

  private static LabelRequest order() {
    return new LabelRequest(
        null,
        "usps",
        "USPS_GROUND_ADVANTAGE",
        PaperEngine.address("Ann Sender", "94105", "CA"),
        PaperEngine.address("Bob Buyer", "10001", "NY"),
        PaperEngine.parcel(),
        false,
        null,
        null,
        LabelFormat.PDF);
  }
}

package dev.quayside.engine.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrintServiceTest {

  @TempDir Path directory;
  private final Socket nobody = new Socket();
  private Engine engine;
  private Caller caller;

  @BeforeEach
  void open() {
    engine = Engine.open(EngineOptions.at(directory.resolve("data")));
    caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  @AfterEach
  void close() throws IOException {
    nobody.close();
    engine.close();
  }

  @Test
  void aLabelGoesToANetworkPrinterAsZpl() throws Exception {
    try (var printer = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var received = CompletableFuture.supplyAsync(() -> label(printer));
      setUp("Zebra", "tcp://127.0.0.1:" + printer.getLocalPort(), Language.ZPL);

      var job = engine.printService().print(caller, buy(), null);

      assertThat(received.get()).contains("^GF").endsWith("^XZ\n");
      awaitState(job, PrintJobState.SENT);
    }
  }

  @Test
  void anUnreachablePrinterLeavesTheLabelBoughtAndTheJobWaitingWithItsReason() throws Exception {
    setUp("Zebra", "tcp://127.0.0.1:" + unusedPort(), Language.ZPL);
    var shipment = buy();
    var job = engine.printService().print(caller, shipment, null);

    await().until(() -> find(job).reason() != null);
    assertThat(find(job).state()).isEqualTo(PrintJobState.RENDERED);
    assertThat(find(job).reason()).contains("refuses the connection").doesNotContain("Exception");
    assertThat(engine.shipping().shipments().get(caller, shipment.id()).status())
        .isEqualTo(ShipmentStatus.CREATED);
  }

  @Test
  void aWaitingJobPrintsOnceItsPrinterIsCorrected() throws Exception {
    setUp("Desk", "tcp://127.0.0.1:" + unusedPort(), Language.PDF);
    var job = engine.printService().print(caller, buy(), "Desk");
    await().until(() -> find(job).reason() != null);

    var folder = Files.createDirectory(directory.resolve("labels"));
    setUp("Desk", folder.toUri().toString(), Language.PDF);

    awaitState(job, PrintJobState.CONFIRMED);
    try (var files = Files.list(folder)) {
      assertThat(files).singleElement().asString().endsWith(job.title() + ".pdf");
    }
  }

  @Test
  void aLabelThatIsVoidedWhileItWaitsNeverComesOut() throws Exception {
    setUp("Desk", "tcp://127.0.0.1:" + unusedPort(), Language.PDF);
    var shipment = buy();
    var job = engine.printService().print(caller, shipment, null);
    await().until(() -> find(job).reason() != null);

    engine.shipping().voids().cancel(caller, shipment.id(), RequestKey.none());

    assertThat(find(job).state()).isEqualTo(PrintJobState.CANCELLED);
    var folder = Files.createDirectory(directory.resolve("labels"));
    setUp("Desk", folder.toUri().toString(), Language.PDF);
    var next = engine.printService().print(caller, buy(), null);
    awaitState(next, PrintJobState.CONFIRMED);
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void waitingJobsOutliveARestart() throws Exception {
    setUp("Desk", "tcp://127.0.0.1:" + unusedPort(), Language.PNG);
    var job = engine.printService().print(caller, buy(), null);
    await().until(() -> find(job).reason() != null);

    engine.close();
    open();

    assertThat(find(job).state().isWaiting()).isTrue();
    setUp(
        "Desk",
        Files.createDirectory(directory.resolve("labels")).toUri().toString(),
        Language.PNG);
    awaitState(job, PrintJobState.CONFIRMED);
  }

  @Test
  void printingWithoutAPrinterSaysHowToAddOne() {
    var shipment = buy();
    var problem =
        catchThrowableOfType(
            ProblemException.class, () -> engine.printService().print(caller, shipment, null));
    assertThat(problem.code()).isEqualTo(ProblemCode.NOT_FOUND);
    assertThat(problem.problem().message().sentence()).contains("tcp://");
  }

  @Test
  void aLabelPrintedOnceIsNotQueuedAgainAndWithoutAPrinterNothingIs() throws Exception {
    var shipment = buy();
    assertThat(engine.printService().printOnce(caller, shipment)).isEmpty();
    setUp("Desk", "tcp://127.0.0.1:" + unusedPort(), Language.ZPL);
    var first = engine.printService().printOnce(caller, shipment).orElseThrow();
    var second = engine.printService().printOnce(caller, shipment).orElseThrow();
    assertThat(second.id()).isEqualTo(first.id());
    assertThat(engine.printService().jobs(caller, shipment)).hasSize(1);
  }

  @Test
  void whatNeedsSheetsGoesToAPrinterThatTakesThem() throws Exception {
    setUp("Labels", "tcp://127.0.0.1:" + unusedPort(), Language.ZPL);
    var id = buy().labelId();
    assertThat(engine.printService().printOnSheets(caller, PrintKind.MANIFEST, id)).isEmpty();
    var folder = Files.createDirectory(directory.resolve("sheets")).toUri().toString();
    setUp("Office", folder, Language.PDF);
    assertThat(engine.printService().printOnSheets(caller, PrintKind.MANIFEST, id))
        .map(PrintJob::printer)
        .contains("Office");
  }

  @Test
  void jobsOfAnotherWorkspaceAreNotChanged() throws Exception {
    setUp("Desk", "tcp://127.0.0.1:" + unusedPort(), Language.ZPL);
    var prints = engine.printService();
    var job = prints.print(caller, buy(), null);
    var other = engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
    var problem =
        catchThrowableOfType(
            ProblemException.class, () -> prints.change(other, List.of(job.id()), prints::cancel));
    assertThat(problem.code()).isEqualTo(ProblemCode.NOT_FOUND);
    assertThat(find(job).state().isWaiting()).isTrue();
    await().until(() -> find(job).reason() != null);
    assertThat(prints.change(caller, List.of(job.id()), prints::cancel))
        .extracting(PrintJob::state)
        .containsExactly(PrintJobState.CANCELLED);
  }

  @Test
  void anAddressNobodyUnderstandsIsRefusedWithTheFormsThatWork() {
    var problem =
        catchThrowableOfType(
            ProblemException.class, () -> setUp("Desk", "usb:zebra", Language.ZPL));
    assertThat(problem.code()).isEqualTo(ProblemCode.INVALID_REQUEST);
    assertThat(problem.problem().message().sentence()).contains("tcp://");
  }

  private void setUp(String name, String address, Language language) {
    engine
        .printService()
        .printers()
        .setUp(new PrinterSetup(name, address, language, Dpi.DPI_203, false));
  }

  private Shipment buy() {
    var order =
        new LabelRequest(
            null,
            "usps",
            "USPS_GROUND_ADVANTAGE",
            PaperEngine.address("Ann Sender", "94105", "CA"),
            PaperEngine.address("Bob Buyer", "10001", "NY"),
            PaperEngine.parcel(),
            false,
            null,
            null,
            LabelFormat.ZPL);
    return engine.shipping().purchase().buy(caller, order, RequestKey.none());
  }

  private PrintJob find(PrintJob job) {
    return engine.printService().job(job.id()).orElseThrow();
  }

  private void awaitState(PrintJob job, PrintJobState state) {
    await().until(() -> find(job).state() == state);
  }

  /// The first label; who only asks how the printer is gets no answer.
  private static String label(ServerSocket printer) {
    while (true) {
      try (var connection = printer.accept()) {
        var said =
            new String(connection.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        if (said.startsWith("^XA")) {
          return said;
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// Bound and never listening: connections are refused, and nobody else can take it.
  private int unusedPort() throws IOException {
    nobody.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    return nobody.getLocalPort();
  }
}

package dev.quayside.engine.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import dev.quayside.printing.printer.status.Odometer;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A real process is killed with SIGKILL while its job is in each state; the next process goes on,
/// over a real socket to a printer that has lived through it.
@Execution(ExecutionMode.CONCURRENT)
class PrintCrashTest {

  static final WorkspaceId WORKSPACE = new WorkspaceId("ws_0");

  static final Duration PATIENCE = Duration.ofMinutes(2);

  /// Long enough to be killed under it.
  private static final Duration A_SLOW_LABEL = Duration.ofSeconds(8);

  @TempDir Path directory;

  @SuppressWarnings("NullAway.Init")
  private PracticePrinter printer;

  @SuppressWarnings("NullAway.Init")
  private Database database;

  @SuppressWarnings("NullAway.Init")
  private PrintQueueStore jobs;

  @BeforeEach
  void plugIn() throws IOException {
    printer = new PracticePrinter(Duration.ofMillis(5), 50);
    database = Database.open(DataDirectory.at(directory).database());
    database.write(
        tx ->
            tx.handle()
                .execute(
                    "INSERT INTO workspace (id, slug, name, plan, environment, created_at)"
                        + " VALUES (?, 'crash', 'Crash', 'desk', 'sandbox', 0)",
                    WORKSPACE.value()));
    jobs = new PrintQueueStore(database, PrintEvents.NONE, stations(database).own());
  }

  /// The same in every process: they have one engine's name.
  static Stations stations(Database database) {
    var ids = new Ids(InstantSource.system(), new SecureRandom());
    return new Stations(database, leases(database), ids, "Dock", true);
  }

  static Leases leases(Database of) {
    return new Leases(of, InstantSource.system(), "eng_crash", Leases.LIFETIME);
  }

  @AfterEach
  void scrap() throws IOException {
    printer.close();
    database.close();
  }

  @Test
  void aJobThatWaitsIsPrintedOnceByTheNextProcess() throws Exception {
    printer.unplug();
    killIn(PrintJobState.RENDERED, "small");
    printer.plugIn();
    try (var _ = desk()) {
      await().atMost(PATIENCE).until(() -> printed(state()));
      await().atMost(PATIENCE).until(() -> printer.printed().size() == 1);
    }
  }

  @Test
  void aQueuedJobIsTakenUpByTheNextProcess() throws Exception {
    killIn(PrintJobState.QUEUED, "queued");
    assertThat(printer.printed()).isEmpty();
    try (var _ = desk()) {
      // Its document is gone with the test's invention, and the queue says so instead of looping.
      await().atMost(PATIENCE).until(() -> state() == PrintJobState.FAILED);
    }
  }

  /// A label, or a label of another program.
  @ParameterizedTest
  @ValueSource(strings = {"counted", "content"})
  void aJobBeingSentToAPrinterThatCountsIsSentAgainWhenTheCounterProvesItLost(String kind)
      throws Exception {
    printOne(); // a counter at nought proves nothing
    killIn(PrintJobState.SENDING, kind);
    assertThat(job().odometer()).extracting(Odometer::labels).isEqualTo(1L);
    try (var desk = desk()) {
      desk.printers().look("dock");
      await().atMost(PATIENCE).until(() -> state() == PrintJobState.CONFIRMED);
      assertThat(printer.printed()).hasSize(2);
    }
  }

  /// The counter says nothing of them, so that nothing proves them lost.
  @Test
  void commandsWithoutALabelBeingSentAreAskedAboutAndNotSentAgain() throws Exception {
    printOne();
    killIn(PrintJobState.SENDING, "commands");
    assertThat(job().odometer()).isNull();
    try (var desk = desk()) {
      desk.printers().look("dock");
      await().atMost(PATIENCE).until(() -> state() == PrintJobState.UNKNOWN);
      var next = desk.printFile("dock", "next", zpl(10));
      await().atMost(PATIENCE).until(() -> printed(desk.job(next.id()).orElseThrow().state()));
      assertThat(state()).isEqualTo(PrintJobState.UNKNOWN);
    }
    assertThat(printer.printed()).hasSize(2);
  }

  @Test
  void aJobBeingSentToAPrinterThatDoesNotCountIsAskedAbout() throws Exception {
    printer.give(Trouble.DEAD);
    killIn(PrintJobState.SENDING, "large");
    printer.relieve(Trouble.DEAD);
    try (var desk = desk()) {
      await().atMost(PATIENCE).until(() -> state() == PrintJobState.UNKNOWN);
      assertThat(job().reason()).contains("Look whether the label came out");
      desk.retryNow("dock");
      assertThat(desk.confirm(job().id(), true).state()).isEqualTo(PrintJobState.CONFIRMED);
    }
    assertThat(printer.printed()).isEmpty();
  }

  /// It is in the printer's memory; meanwhile the printer lives on, or another one takes its place.
  @ParameterizedTest
  @CsvSource({"false, CONFIRMED, 1", "true, UNKNOWN, 0"})
  void aJobAtAPrinterThatCountsIsConfirmedOrAskedAbout(
      boolean replaced, PrintJobState end, int onPaper) throws Exception {
    printer.close();
    printer = new PracticePrinter(A_SLOW_LABEL, 50);
    killIn(PrintJobState.SENT, "small");
    assertThat(job().isAwaited()).isTrue();
    if (replaced) {
      int port = printer.port();
      printer.close();
      printer = new PracticePrinter(port, Duration.ofMillis(5), 50);
    }
    try (var _ = desk()) {
      await().atMost(PATIENCE).until(() -> state() == end);
    }
    assertThat(printer.printed()).hasSize(onPaper);
  }

  @Test
  void aJobThatWasSentIsNotSentAgain() throws Exception {
    printer.give(Trouble.MUTE);
    killIn(PrintJobState.SENT, "small");
    await().atMost(PATIENCE).until(() -> printer.printed().size() == 1);
    try (var desk = desk()) {
      var next = desk.printFile("dock", "next", zpl(10));
      await().atMost(PATIENCE).until(() -> printed(desk.job(next.id()).orElseThrow().state()));
      await().atMost(PATIENCE).until(() -> printer.printed().size() == 2);
    }
    assertThat(printed(state())).isTrue();
  }

  /// Each is reached in the process that dies; the next one leaves it as it is and goes on.
  @ParameterizedTest
  @ValueSource(strings = {"HELD", "CANCELLED", "UNKNOWN", "CONFIRMED", "FAILED", "EXPIRED"})
  void whatIsSettledOrAskedAboutStaysSo(PrintJobState state) throws Exception {
    killIn(state, state.name());
    var before = jobs.inState(state).getFirst();
    int onPaper = printer.printed().size();
    printer.relieve(Trouble.MUTE);
    try (var desk = desk()) {
      desk.printers()
          .setUp(new PrinterSetup("dock", printer.address(), Language.ZPL, Dpi.DPI_203, true));
      var next = desk.printFile("dock", "next", zpl(10));
      await().atMost(PATIENCE).until(() -> printed(desk.job(next.id()).orElseThrow().state()));
    }
    assertThat(jobs.inState(state)).contains(before);
    await().atMost(PATIENCE).until(() -> printer.printed().size() == onPaper + 1);
  }

  /// Half of it came out, a person wants it once more, and the process dies before it is sent.
  @Test
  void anAnswerIsKeptAndWhatWasLostIsPrintedOnceByTheNextProcess() throws Exception {
    killIn(PrintJobState.RENDERED, "AGAIN");
    printer.relieve(Trouble.MUTE);
    try (var desk = desk()) {
      desk.printers()
          .setUp(new PrinterSetup("dock", printer.address(), Language.ZPL, Dpi.DPI_203, true));
      await().atMost(PATIENCE).until(() -> printed(state()));
      await().atMost(PATIENCE).until(() -> printer.printed().size() == 1);
      var next = desk.printFile("dock", "next", zpl(10));
      await().atMost(PATIENCE).until(() -> printed(desk.job(next.id()).orElseThrow().state()));
    }
    await().atMost(PATIENCE).until(() -> printer.printed().size() == 2);
  }

  private static boolean printed(PrintJobState state) {
    return state == PrintJobState.SENT || state == PrintJobState.CONFIRMED;
  }

  private PrintJob job() {
    return database.read(tx -> new PrintJobListStore().line(tx, WORKSPACE, 1)).getFirst();
  }

  private PrintJobState state() {
    return job().state();
  }

  private PrintService desk() {
    var desk = DoomedDesk.desk(database);
    desk.start();
    return desk;
  }

  private void printOne() throws IOException {
    try (var socket = new Socket("127.0.0.1", printer.port())) {
      socket.getOutputStream().write(zpl(1));
    }
    await().atMost(PATIENCE).until(() -> printer.printed().size() == 1);
  }

  static byte[] zpl(int bytes) {
    return ("^XA^FX" + "0".repeat(bytes) + "^FS^XZ").getBytes(StandardCharsets.US_ASCII);
  }

  /// Half of a label reaches it, then the connection breaks.
  private void breakOff(String kind) {
    if (List.of("UNKNOWN", "FAILED", "AGAIN").contains(kind)) {
      printer.give(Trouble.MUTE);
      printer.resetAfter(10_000);
    }
  }

  private void killIn(PrintJobState wanted, String kind) throws IOException, InterruptedException {
    breakOff(kind);
    DoomedProcess.run(
        DoomedDesk.class,
        List.of(directory, printer.address(), kind),
        _ -> {
          await().atMost(PATIENCE).until(() -> jobs.inState(wanted).stream().anyMatch(this::stays));
          return wanted;
        });
    assertThat(jobs.inState(wanted)).as("killed in %s", wanted).isNotEmpty();
  }

  /// A job on its way passes through RENDERED; one that waits for its next try stays there.
  private boolean stays(PrintJob job) {
    return job.state() != PrintJobState.RENDERED || job.nextAttemptAt() != null;
  }
}

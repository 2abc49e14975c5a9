package dev.quayside.printing.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.oracle.FreePort;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.queue.MemoryPrintJobStore;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import dev.quayside.printing.queue.SchedulerAlarm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// The whole of it with real sockets and real time: a batch is under way, somebody trips over the
/// cable, plugs it in again, and every label exists exactly once or is asked about.
@Execution(ExecutionMode.CONCURRENT)
class UnpluggedInABatchTest {

  private static final int LABELS = 40;
  private static final Duration A_LABEL = Duration.ofMillis(40);
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final InstantSource clock = InstantSource.system();
  private final MemoryPrintJobStore store = new MemoryPrintJobStore();
  private final SchedulerAlarm alarm = new SchedulerAlarm(clock);
  private final AtomicInteger ids = new AtomicInteger();

  @SuppressWarnings("NullAway.Init")
  private PracticePrinter paper;

  @SuppressWarnings("NullAway.Init")
  private Printer dock;

  @SuppressWarnings("NullAway.Init")
  private PrinterWatch watch;

  @SuppressWarnings("NullAway.Init")
  private PrintQueue queue;

  @BeforeEach
  void open() throws IOException {
    paper = new PracticePrinter(FreePort.find(), A_LABEL, 8);
    dock =
        new Printer(
            "dock", new Transports().open(paper.address()), Language.ZPL, Profile.of(Dpi.DPI_203));
    watch =
        new PrinterWatch(
            () -> List.of(dock), clock, Duration.ofMillis(100), name -> queue.wake(name));
    queue =
        new PrintQueue(
            store,
            name -> Optional.of(dock),
            (job, printer) ->
                "^XA^FD%s^FS^XZ\n"
                    .formatted(job.document().id())
                    .getBytes(StandardCharsets.US_ASCII),
            watch,
            clock,
            () -> "job-%04d".formatted(ids.incrementAndGet()),
            alarm,
            PrintQueue.workers(),
            job -> {});
  }

  @AfterEach
  void close() throws Exception {
    watch.close();
    alarm.close();
    queue.stop(Duration.ofSeconds(1));
    paper.close();
  }

  @Test
  void aPrinterThatCountsPrintsEachLabelExactlyOnceInOrder() throws Exception {
    look();
    batch().forEach(queue::submit);
    await().atMost(PATIENCE).until(() -> paper.printed().size() >= 12);
    paper.unplug();
    aMoment();
    paper.plugIn();

    await().atMost(PATIENCE).until(() -> paper.printed().size() >= LABELS);
    await().atMost(PATIENCE).until(() -> in(PrintJobState.CONFIRMED).size() == LABELS);
    assertThat(labels()).containsExactlyElementsOf(expected());
  }

  @Test
  void aPrinterThatDoesNotCountHasItsLostLabelsAskedAbout() throws Exception {
    paper.give(Trouble.MUTE); // before anybody looks: it has never spoken
    watch.start();
    batch().forEach(queue::submit);
    await().atMost(PATIENCE).until(() -> paper.printed().size() >= 12);
    paper.unplug();
    await().atMost(PATIENCE).until(() -> !in(PrintJobState.UNKNOWN).isEmpty());
    paper.plugIn();

    await()
        .atMost(PATIENCE)
        .until(() -> in(PrintJobState.SENT).size() + in(PrintJobState.UNKNOWN).size() == LABELS);
    await().atMost(PATIENCE).until(() -> labels().contains("label-%02d".formatted(LABELS - 1)));
    assertThat(labels()).doesNotHaveDuplicates();
    List<String> asked =
        in(PrintJobState.UNKNOWN).stream().map(job -> job.document().id()).toList();
    assertThat(expected())
        .allSatisfy(
            label -> assertThat(labels().contains(label) || asked.contains(label)).isTrue());
  }

  /// Its counter begins at nought again, where this one had begun.
  @Test
  void aPracticePrinterThatIsKilledAndStartedAgainPrintsNothingTwice() throws Exception {
    look();
    batch().forEach(queue::submit);
    await().atMost(PATIENCE).until(() -> paper.printed().size() >= 4);
    int port = paper.port();
    paper.close();
    List<String> before = labels();
    aMoment();
    paper = new PracticePrinter(port, A_LABEL, 8);

    await()
        .atMost(PATIENCE)
        .until(
            () -> in(PrintJobState.CONFIRMED).size() + in(PrintJobState.UNKNOWN).size() == LABELS);
    List<String> out = Stream.concat(before.stream(), labels().stream()).toList();
    assertThat(out).doesNotHaveDuplicates();
    List<String> asked =
        in(PrintJobState.UNKNOWN).stream().map(job -> job.document().id()).toList();
    assertThat(asked).containsAll(before).hasSizeLessThan(LABELS - 8);
    assertThat(labels()).doesNotContainAnyElementsOf(asked);
    assertThat(Stream.concat(asked.stream(), labels().stream()))
        .containsExactlyInAnyOrderElementsOf(expected());
  }

  /// The plug is in again before anybody has asked: what came out is not known, and nothing of it
  /// is printed twice or called printed.
  @Test
  void aPrinterThatIsOffForAnInstantOnlyHasTheBatchAskedAbout() throws Exception {
    look();
    batch().forEach(queue::submit);
    await().atMost(PATIENCE).until(() -> paper.printed().size() >= 12);
    paper.unplug();
    paper.plugIn();
    await()
        .atMost(PATIENCE)
        .until(
            () -> in(PrintJobState.CONFIRMED).size() + in(PrintJobState.UNKNOWN).size() == LABELS);
    assertThat(labels()).doesNotHaveDuplicates();
    assertThat(labels())
        .containsAll(in(PrintJobState.CONFIRMED).stream().map(job -> job.document().id()).toList());
  }

  @Test
  void paperOutHoldsTheBatchAndAFreshRollLetsItGoOn() throws Exception {
    look();
    paper.give(Trouble.PAPER_OUT);
    await().until(() -> watch.trouble("dock").isPresent());
    List<PrintJob> jobs = batch().stream().map(queue::submit).toList();
    await().until(() -> Optional.ofNullable(now(jobs.getFirst()).reason()).isPresent());
    assertThat(now(jobs.getFirst()).reason()).contains("out of labels");
    assertThat(paper.printed()).isEmpty();

    paper.relieve(Trouble.PAPER_OUT);

    await().atMost(PATIENCE).until(() -> in(PrintJobState.CONFIRMED).size() == LABELS);
    assertThat(labels()).containsExactlyElementsOf(expected());
  }

  @Test
  void aResetInTheMiddleOfALabelIsSettledByTheCounter() throws Exception {
    look();
    aMoment(); // it has certainly been on since before the batch
    batch().forEach(queue::submit);
    await().atMost(PATIENCE).until(() -> !paper.printed().isEmpty());
    paper.resetAfter(20 * 5 + 7);
    await().atMost(PATIENCE).until(() -> in(PrintJobState.CONFIRMED).size() == LABELS);
    assertThat(labels()).containsExactlyElementsOf(expected());
  }

  /// It is known as a printer that counts.
  private void look() {
    watch.start();
    await().until(() -> watch.sighting("dock").isPresent());
  }

  /// Uptimes are whole seconds: what is closer together than that cannot be told apart.
  private void aMoment() {
    Instant over = clock.instant().plusSeconds(2);
    await().atMost(PATIENCE).until(() -> clock.instant().isAfter(over));
  }

  private static List<PrintRequest> batch() {
    return expected().stream()
        .map(label -> new PrintRequest("dock", PrintDocument.file(label), label, null))
        .toList();
  }

  private static List<String> expected() {
    return IntStream.range(0, LABELS).mapToObj("label-%02d"::formatted).toList();
  }

  private List<String> labels() {
    return paper.printed().stream()
        .map(zpl -> new String(zpl, StandardCharsets.US_ASCII))
        .map(zpl -> zpl.replaceAll("(?s).*\\^FD(.*?)\\^FS.*", "$1"))
        .toList();
  }

  private List<PrintJob> in(PrintJobState state) {
    return store.inState(state);
  }

  private PrintJob now(PrintJob job) {
    return store.find(job.id()).orElseThrow();
  }
}

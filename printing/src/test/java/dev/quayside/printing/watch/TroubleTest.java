package dev.quayside.printing.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Why;
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
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is known of a label whose printer stops before, under and after it, though the watch looks
/// by itself once only: nothing is called printed that is not, and no trouble waits for the next
/// look.
@Execution(ExecutionMode.CONCURRENT)
class TroubleTest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /// A label that stays in the printer while a test looks.
  private static final Duration SLOW = Duration.ofSeconds(1);

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
    paper = new PracticePrinter(FreePort.find(), SLOW, 8);
    dock =
        new Printer(
            "dock", new Transports().open(paper.address()), Language.ZPL, Profile.of(Dpi.DPI_203));
    begin();
  }

  @AfterEach
  void close() throws Exception {
    end();
    alarm.close();
    paper.close();
  }

  @ParameterizedTest
  @CsvSource({"PAPER_OUT, PAPER_OUT", "HEAD_OPEN, HEAD_OPEN", "PAUSED, PAUSED"})
  void aPrinterThatIsNotReadyBeforeTheFirstLookGetsNothing(Trouble trouble, Why why) {
    paper.give(trouble);
    PrintJob job = submit("one");
    await().atMost(PATIENCE).until(() -> now(job).because() != null);
    assertThat(now(job).because()).matches(reason -> reason.is(why));
    assertThat(now(job).state()).isEqualTo(PrintJobState.RENDERED);
    paper.relieve(trouble);
    await().atMost(PATIENCE).until(() -> now(job).state() == PrintJobState.CONFIRMED);
    assertThat(paper.printed()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"PAPER_OUT, PAPER_OUT", "HEAD_OPEN, HEAD_OPEN", "PAUSED, PAUSED"})
  void troubleUnderALabelIsKnownWhileItIsAwaitedAndTheLabelIsConfirmedInTheEnd(
      Trouble trouble, Why why) {
    PrintJob first = submit("one");
    PrintJob second = submit("two");
    await().atMost(PATIENCE).until(() -> now(second).isAwaited());
    paper.give(trouble);
    await().atMost(PATIENCE).until(() -> watch.stopped("dock").isPresent());
    assertThat(watch.stopped("dock")).hasValueSatisfying(r -> assertThat(r.is(why)).isTrue());
    await().atMost(PATIENCE).until(() -> paper.printed().size() == 1);
    assertThat(now(second).isAwaited()).isTrue();
    PrintJob third = submit("three");
    await().atMost(PATIENCE).until(() -> now(third).because() != null);
    paper.relieve(trouble);
    for (PrintJob each : List.of(first, second, third)) {
      await().atMost(PATIENCE).until(() -> now(each).state() == PrintJobState.CONFIRMED);
    }
    assertThat(watch.stopped("dock")).isEmpty();
    assertThat(paper.printed()).hasSize(3);
  }

  @Test
  void aPrinterThatGoesAwayUnderALabelIsSeenAndTheLabelComesOutOnce() throws Exception {
    PrintJob former = submit("former"); // a counter at nought proves nothing
    await().atMost(PATIENCE).until(() -> now(former).state() == PrintJobState.CONFIRMED);
    PrintJob job = submit("one");
    await().atMost(PATIENCE).until(() -> now(job).isAwaited());
    paper.unplug();
    await().atMost(PATIENCE).until(() -> watch.stopped("dock").isPresent());
    assertThat(watch.stopped("dock"))
        .hasValueSatisfying(reason -> assertThat(reason.is(Why.OFFLINE)).isTrue());
    paper.plugIn();
    await().atMost(PATIENCE).until(() -> now(job).state() == PrintJobState.CONFIRMED);
    assertThat(paper.printed()).hasSize(2);
  }

  @Test
  void aPrinterThatFallsSilentUnderALabelIsTroubleUntilItSpeaks() {
    PrintJob job = submit("one");
    await().atMost(PATIENCE).until(() -> now(job).isAwaited());
    paper.give(Trouble.MUTE);
    await().atMost(PATIENCE).until(() -> watch.stopped("dock").isPresent());
    await().atMost(PATIENCE).until(() -> paper.printed().size() == 1);
    assertThat(now(job).isAwaited()).isTrue();
    paper.relieve(Trouble.MUTE);
    await().atMost(PATIENCE).until(() -> now(job).state() == PrintJobState.CONFIRMED);
  }

  /// It takes connections and nothing else: what is sent then would lie in a buffer.
  @Test
  void aPrinterThatSpokeAndIsDeadGetsNothingUntilItSpeaksAgain() {
    PrintJob first = submit("one");
    await().atMost(PATIENCE).until(() -> now(first).state() == PrintJobState.CONFIRMED);
    paper.give(Trouble.DEAD);
    PrintJob second = submit("two");
    await().atMost(PATIENCE).until(() -> now(second).because() != null);
    assertThat(now(second).state()).isEqualTo(PrintJobState.RENDERED);
    assertThat(watch.stopped("dock"))
        .hasValueSatisfying(reason -> assertThat(reason.is(Why.SILENT)).isTrue());
    paper.relieve(Trouble.DEAD);
    await().atMost(PATIENCE).until(() -> now(second).state() == PrintJobState.CONFIRMED);
    assertThat(paper.printed()).hasSize(2);
  }

  @Test
  void aPrinterThatNeverSpeaksIsSentToAndNothingIsAwaited() {
    paper.give(Trouble.MUTE);
    PrintJob job = submit("one");
    await().atMost(PATIENCE).until(() -> now(job).state() == PrintJobState.SENT);
    assertThat(now(job).isAwaited()).isFalse();
    assertThat(watch.stopped("dock")).isEmpty();
  }

  @Test
  void theNextLabelDoesNotWaitForTheOneBeforeIt() {
    PrintJob first = submit("one");
    await().atMost(PATIENCE).until(() -> now(first).isAwaited());
    PrintJob second = submit("two");
    await().atMost(PATIENCE).until(() -> now(second).isAwaited());
    assertThat(now(first).isAwaited()).isTrue();
    assertThat(paper.printed()).isEmpty();
  }

  @Test
  void whatIsAwaitedWhenTheProcessEndsIsConfirmedByTheNext() throws Exception {
    PrintJob first = submit("one");
    PrintJob second = submit("two");
    await().atMost(PATIENCE).until(() -> now(second).isAwaited());
    end();
    begin();
    queue.start();
    for (PrintJob each : List.of(first, second)) {
      await().atMost(PATIENCE).until(() -> now(each).state() == PrintJobState.CONFIRMED);
    }
    assertThat(paper.printed()).hasSize(2);
  }

  /// Others have printed meanwhile: the counter proves nothing, and nobody waits for it.
  @Test
  void whatNobodyCanCountAnyMoreIsNotAwaited() throws Exception {
    PrintJob job = submit("one");
    await().atMost(PATIENCE).until(() -> now(job).isAwaited());
    end();
    await().atMost(PATIENCE).until(() -> paper.printed().size() == 1);
    try (var other = new Socket(InetAddress.getLoopbackAddress(), paper.port())) {
      other.getOutputStream().write("^XA^FDother^FS^XZ".getBytes(StandardCharsets.US_ASCII));
    }
    await().atMost(PATIENCE).until(() -> paper.printed().size() == 2);
    begin();
    queue.start();
    await().atMost(PATIENCE).until(() -> !now(job).isAwaited());
    assertThat(now(job).state()).isEqualTo(PrintJobState.SENT);
    PrintJob next = submit("next");
    await().atMost(PATIENCE).until(() -> now(next).state() == PrintJobState.CONFIRMED);
  }

  private void begin() {
    watch =
        new PrinterWatch(() -> List.of(dock), clock, Duration.ofHours(1), name -> queue.wake(name));
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

  private void end() throws InterruptedException {
    watch.close();
    queue.stop(Duration.ofSeconds(3));
  }

  private PrintJob submit(String label) {
    return queue.submit(new PrintRequest("dock", PrintDocument.file(label), label, null));
  }

  private PrintJob now(PrintJob job) {
    return store.find(job.id()).orElseThrow();
  }
}

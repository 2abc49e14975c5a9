package dev.quayside.printing.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.SendResult;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The queue on the caller's thread, with time that stands still until it is moved.
class PrintQueueTest {

  private static final SendResult UNREACHABLE =
      new SendResult.NotSent(Message.said("It does not answer."));

  private final MemoryPrintJobStore store = new MemoryPrintJobStore();
  private final ManualAlarm time = new ManualAlarm();
  private final ScriptedTransport transport = new ScriptedTransport();
  private final Map<String, Printer> printers = new HashMap<>();
  private final List<PrintJobState> seen = new ArrayList<>();
  private int ids;
  private PrintContent content =
      (job, printer) -> job.document().id().getBytes(StandardCharsets.UTF_8);

  PrintQueueTest() {
    printers.put("dock", new Printer("dock", transport, Language.ZPL, Profile.of(Dpi.DPI_203)));
  }

  @Test
  void aJobGoesThroughEveryStateToSent() {
    PrintJob job = submit(queue(), "label-1");
    assertThat(state(job)).isEqualTo(PrintJobState.SENT);
    assertThat(seen)
        .containsExactly(
            PrintJobState.QUEUED,
            PrintJobState.RENDERED,
            PrintJobState.SENDING,
            PrintJobState.SENT);
  }

  @Test
  void sendingIsWrittenDownBeforeTheFirstByte() {
    transport.answer(
        parcel -> {
          assertThat(store.find(parcel.name()).map(PrintJob::state))
              .contains(PrintJobState.SENDING);
          return new SendResult.Sent(false);
        });
    assertThat(state(submit(queue(), "label-1"))).isEqualTo(PrintJobState.SENT);
  }

  @Test
  void aTransportThatKnowsTheResultConfirmsIt() {
    transport.answer(new SendResult.Sent(true));
    assertThat(state(submit(queue(), "label-1"))).isEqualTo(PrintJobState.CONFIRMED);
  }

  @Test
  void anUnreachablePrinterIsTriedAgainAfter1And2And5And10And30Seconds() {
    transport.answer(UNREACHABLE);
    PrintJob job = submit(queue(), "label-1");
    int tries = 1;
    for (int seconds : new int[] {1, 2, 5, 10, 30, 30}) {
      PrintJob waiting = now(job);
      assertThat(waiting.state()).isEqualTo(PrintJobState.RENDERED);
      assertThat(waiting.reason()).isEqualTo("It does not answer.");
      assertThat(waiting.nextAttemptAt()).isEqualTo(time.instant().plusSeconds(seconds));
      time.pass(Duration.ofSeconds(seconds).minusMillis(1));
      assertThat(transport.sent()).hasSize(tries);
      time.pass(Duration.ofMillis(1));
      assertThat(transport.sent()).hasSize(++tries);
    }
    transport.answer(new SendResult.Sent(false));
    time.pass(Duration.ofSeconds(30));
    assertThat(now(job).state()).isEqualTo(PrintJobState.SENT);
    assertThat(now(job).reason()).isNull();
  }

  @Test
  void jobsKeepTheirOrderWhileTheFirstOneWaits() {
    PrintQueue queue = queue();
    transport.answer(UNREACHABLE);
    PrintJob first = submit(queue, "label-1");
    PrintJob second = submit(queue, "label-2");
    assertThat(transport.sent()).containsExactly(first.id());
    transport.answer(new SendResult.Sent(false));
    time.pass(Duration.ofSeconds(1));
    assertThat(transport.sent()).containsExactly(first.id(), first.id(), second.id());
  }

  @Test
  void aJobBehindOneThatWaitsSaysWhyAndGoesWhenThatOneIsCancelled() {
    PrintQueue queue = queue();
    transport.answer(UNREACHABLE);
    PrintJob first = submit(queue, "label-1");
    PrintJob second = submit(queue, "label-2");
    assertThat(now(second).state()).isEqualTo(PrintJobState.QUEUED);
    assertThat(now(second).reason())
        .isEqualTo("Waiting for the label before it: It does not answer.");
    transport.answer(new SendResult.Sent(false));
    queue.cancel(first.id());
    assertThat(now(second).state()).isEqualTo(PrintJobState.SENT);
    assertThat(now(second).reason()).isNull();
  }

  @Test
  void afterTheFirstByteAJobIsUnknownAndNeverSentAgainByItself() {
    PrintQueue queue = queue();
    transport.answer(new SendResult.Broken(3, Message.said("It broke.")));
    PrintJob job = submit(queue, "label-1");
    assertThat(now(job).state()).isEqualTo(PrintJobState.UNKNOWN);
    assertThat(now(job).reason())
        .isEqualTo(
            "It broke. 3 of 7 bytes had been sent. Look whether the label came out, then confirm it"
                + " or print it again.");
    time.pass(Duration.ofDays(2));
    queue.retryNow("dock");
    assertThat(transport.sent()).containsExactly(job.id());
  }

  @Test
  void aTransportThatThrowsLeavesTheJobUnknown() {
    transport.answer(
        parcel -> {
          throw new IllegalStateException("surprise");
        });
    PrintJob job = submit(queue(), "label-1");
    assertThat(now(job).state()).isEqualTo(PrintJobState.UNKNOWN);
    assertThat(now(job).reason()).contains("surprise");
  }

  @Test
  void aJobFoundInSendingAtStartIsUnknown() {
    transport.answer(
        parcel -> {
          throw new PowerCut();
        });
    assertThatThrownBy(() -> submit(queue(), "label-1")).isInstanceOf(PowerCut.class);
    PrintJob job = store.inState(PrintJobState.SENDING).getFirst();
    transport.answer(new SendResult.Sent(false));
    queue().start();
    assertThat(now(job).state()).isEqualTo(PrintJobState.UNKNOWN);
    assertThat(now(job).reason()).startsWith("Quayside ended while this label was being sent.");
    assertThat(transport.sent()).hasSize(1);
  }

  @Test
  void waitingJobsGoOnAfterARestart() {
    transport.answer(UNREACHABLE);
    PrintJob job = submit(queue(), "label-1");
    time.forget();
    time.pass(Duration.ofMinutes(1));
    transport.answer(new SendResult.Sent(false));
    queue().start();
    assertThat(state(job)).isEqualTo(PrintJobState.SENT);
  }

  @Test
  void aReprintIsANewJobThatNamesTheFirst() {
    PrintQueue queue = queue();
    PrintJob first = submit(queue, "label-1");
    PrintJob second = queue.reprint(first.id());
    PrintJob third = queue.reprint(second.id());
    assertThat(second.id()).isNotEqualTo(first.id());
    assertThat(second.reprintOf()).isEqualTo(first.id());
    assertThat(third.reprintOf()).isEqualTo(first.id());
    assertThat(transport.sent()).containsExactly(first.id(), second.id(), third.id());
  }

  @Test
  void aWaitingJobIsNotReprinted() {
    PrintQueue queue = queue();
    transport.answer(UNREACHABLE);
    PrintJob job = submit(queue, "label-1");
    assertThatThrownBy(() -> queue.reprint(job.id()))
        .isInstanceOf(IllegalPrintJobChange.class)
        .hasMessageContaining("cannot be printed again before it has ended");
  }

  @Test
  void aCancelledJobNeverLeaves() {
    PrintQueue queue = queue();
    transport.answer(UNREACHABLE);
    PrintJob job = submit(queue, "label-1");
    queue.cancel(job.id());
    transport.answer(new SendResult.Sent(false));
    time.pass(Duration.ofMinutes(5));
    assertThat(state(job)).isEqualTo(PrintJobState.CANCELLED);
    assertThat(transport.sent()).hasSize(1);
    assertThatThrownBy(() -> queue.cancel(job.id())).isInstanceOf(IllegalPrintJobChange.class);
  }

  @Test
  void aHeldJobLetsOthersPassAndGoesOnWhenReleased() {
    PrintQueue queue = queue();
    transport.answer(UNREACHABLE);
    PrintJob first = submit(queue, "label-1");
    queue.hold(first.id());
    transport.answer(new SendResult.Sent(false));
    PrintJob second = submit(queue, "label-2");
    assertThat(state(second)).isEqualTo(PrintJobState.SENT);
    assertThat(now(first).reason()).isEqualTo("Put on hold.");
    queue.release(first.id());
    assertThat(state(first)).isEqualTo(PrintJobState.SENT);
  }

  @Test
  void aJobForAPrinterThatIsNotThereIsHeldAndSaysSo() {
    PrintQueue queue = queue();
    PrintJob job =
        queue.submit(new PrintRequest("office", PrintDocument.file("label-1"), "Label 1", null));
    assertThat(state(job)).isEqualTo(PrintJobState.HELD);
    assertThat(now(job).reason())
        .isEqualTo("There is no printer called “office”: add it or cancel this job.");
  }

  @Test
  void whatTheStoreDidNotTakeIsStoredLater() {
    PrintQueue queue = queue();
    store.failAt(PrintJobState.SENT, false);
    PrintJob job = submit(queue, "label-1");
    assertThat(state(job)).isEqualTo(PrintJobState.SENDING);
    queue.sweep();
    assertThat(state(job)).isEqualTo(PrintJobState.SENT);
    assertThat(transport.sent()).hasSize(1);
  }

  /// The store fails when the job is to be sent; nothing has left, whether it took that or not.
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aJobOfWhichNothingHasLeftIsPrintedWhenTheStoreIsBack(boolean stored) {
    PrintQueue queue = queue();
    transport.answer(UNREACHABLE);
    PrintJob job = submit(queue, "label-1");
    transport.answer(new SendResult.Sent(false));
    store.failAt(PrintJobState.SENDING, stored);
    time.pass(Duration.ofSeconds(1));
    assertThat(transport.sent()).hasSize(1);
    queue.sweep();
    assertThat(state(job)).isEqualTo(PrintJobState.SENT);
    assertThat(transport.sent()).hasSize(2);
  }

  /// As while the database is away: nothing is wrong with the job.
  @Test
  void aJobThatCannotBeReadJustNowWaitsAndIsPrinted() {
    var drawn = content;
    content =
        (job, printer) -> {
          throw new PrintContent.NotNow(new IllegalStateException("away"));
        };
    PrintQueue queue = queue();
    PrintJob job = submit(queue, "label-1");
    assertThat(state(job)).isEqualTo(PrintJobState.QUEUED);
    content = drawn;
    queue.sweep();
    assertThat(state(job)).isEqualTo(PrintJobState.SENT);
  }

  @Test
  void aJobThatCannotBeDrawnFailsAndTheNextOneGoesOn() {
    content =
        (job, printer) -> {
          if (job.document().id().equals("bad")) {
            throw new IllegalArgumentException("Cannot print “山”.");
          }
          return new byte[] {1};
        };
    PrintQueue queue = queue();
    PrintJob bad = submit(queue, "bad");
    PrintJob good = submit(queue, "good");
    assertThat(now(bad).state()).isEqualTo(PrintJobState.FAILED);
    assertThat(now(bad).reason()).isEqualTo("Cannot print “山”.");
    assertThat(state(good)).isEqualTo(PrintJobState.SENT);
  }

  @Test
  void bytesThatAreNotWhatWasRenderedAreNotSent() {
    PrintQueue queue = queue();
    transport.answer(UNREACHABLE);
    PrintJob job = submit(queue, "label-1");
    store.spoil(job.id());
    time.pass(Duration.ofSeconds(1));
    assertThat(state(job)).isEqualTo(PrintJobState.FAILED);
    assertThat(transport.sent()).hasSize(1);
  }

  @Test
  void aJobIsGivenUpOnceItsTimeIsOver() {
    Instant expiry = time.instant().plusSeconds(4);
    transport.answer(UNREACHABLE);
    PrintJob job =
        queue().submit(new PrintRequest("dock", PrintDocument.file("label-1"), "Label 1", expiry));
    time.pass(Duration.ofSeconds(3));
    assertThat(state(job)).isEqualTo(PrintJobState.RENDERED);
    time.pass(Duration.ofSeconds(1));
    assertThat(state(job)).isEqualTo(PrintJobState.EXPIRED);
  }

  @Test
  void aRetryByHandDoesNotWaitForTheClock() {
    PrintQueue queue = queue();
    transport.answer(UNREACHABLE);
    PrintJob job = submit(queue, "label-1");
    transport.answer(new SendResult.Sent(false));
    queue.retryNow("dock");
    assertThat(state(job)).isEqualTo(PrintJobState.SENT);
  }

  @Test
  void aPersonSettlesAnUnknownJob() {
    PrintQueue queue = queue();
    transport.answer(new SendResult.Broken(1, Message.said("It broke.")));
    PrintJob came = submit(queue, "label-1");
    PrintJob lost = submit(queue, "label-2");
    queue.confirmPrinted(came.id());
    queue.confirmLost(lost.id());
    assertThat(state(came)).isEqualTo(PrintJobState.CONFIRMED);
    assertThat(state(lost)).isEqualTo(PrintJobState.FAILED);
  }

  @Test
  void aStoppedQueueStartsNothingMore() throws InterruptedException {
    PrintQueue queue = queue();
    submit(queue, "label-1");
    queue.stop(Duration.ofSeconds(1));
    PrintJob late = submit(queue, "label-2");
    assertThat(transport.sent()).hasSize(1);
    assertThat(state(late)).isEqualTo(PrintJobState.QUEUED);
  }

  @Test
  void anUnknownIdIsNamed() {
    assertThatThrownBy(() -> queue().cancel("nope"))
        .isInstanceOf(UnknownPrintJob.class)
        .hasMessage("There is no print job nope.");
  }

  private PrintQueue queue() {
    return new PrintQueue(
        store,
        name -> Optional.ofNullable(printers.get(name)),
        (job, printer) -> content.render(job, printer),
        PrinterHealth.NONE,
        time,
        () -> "job-" + ++ids,
        time,
        Runnable::run,
        job -> seen.add(job.state()));
  }

  private static PrintJob submit(PrintQueue queue, String document) {
    @Nullable Instant never = null;
    return queue.submit(
        new PrintRequest("dock", PrintDocument.file(document), "Label " + document, never));
  }

  private PrintJob now(PrintJob job) {
    return store.find(job.id()).orElseThrow();
  }

  private PrintJobState state(PrintJob job) {
    return now(job).state();
  }

  /// Not an exception anything catches.
  static final class PowerCut extends Error {

    private static final long serialVersionUID = 1L;
  }
}

package dev.quayside.printing.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.SendResult;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Labels that a spooler has taken: the queue asks it until it has ended with them.
class SpoolTest {

  private static final Duration LONG = Duration.ofMinutes(2);

  private final MemoryPrintJobStore store = new MemoryPrintJobStore();
  private final ManualAlarm time = new ManualAlarm();
  private final ScriptedTransport transport = new ScriptedTransport();
  private final PrintQueue queue = queue();
  private int ids;

  @Test
  void aJobTheSpoolerHasIsSentWithItsStateUntilItEnds() {
    PrintJob job = spooled(Why.SPOOL_PRINTING);
    assertThat(now(job).state()).isEqualTo(PrintJobState.SENT);
    assertThat(now(job).isSpooled()).isTrue();
    assertThat(now(job).reason())
        .isEqualTo("The print queue has it as job 12. It is printing there now.");
    transport.progress(new SendResult.Sent(false));
    time.pass(LONG);
    assertThat(now(job).state()).isEqualTo(PrintJobState.SENT);
    assertThat(now(job).reason()).isNull();
  }

  @Test
  void aPrintersOwnWordConfirmsIt() {
    PrintJob job = spooled(Why.SPOOL_PRINTING);
    transport.progress(new SendResult.Sent(true));
    time.pass(LONG);
    assertThat(now(job).state()).isEqualTo(PrintJobState.CONFIRMED);
  }

  @Test
  void aJobTheSpoolerGaveUpIsAskedAbout() {
    PrintJob job = spooled(Why.SPOOL_PENDING);
    transport.progress(new SendResult.Broken(-1, Why.IPP_GAVE_UP.of("desk", "canceled")));
    time.pass(LONG);
    assertThat(now(job).state()).isEqualTo(PrintJobState.UNKNOWN);
    assertThat(now(job).reason()).startsWith("desk gave up on the job (canceled). Look whether");
  }

  @Test
  void whatTheSpoolerForgotStaysSentAndSaysSo() {
    PrintJob job = spooled(Why.SPOOL_PENDING);
    transport.progress(new SendResult.Spooled("", Why.SPOOL_GONE.of()));
    time.pass(LONG);
    assertThat(now(job).state()).isEqualTo(PrintJobState.SENT);
    assertThat(now(job).because()).isEqualTo(Why.SPOOL_GONE.of());
    int asked = transport.asked();
    time.pass(LONG);
    assertThat(transport.asked()).isEqualTo(asked);
  }

  @Test
  void theNextWaitsWhileOneIsUnderWayAndPassesOneThatStopped() {
    spooled(Why.SPOOL_PRINTING);
    PrintJob next = submit("label-2");
    assertThat(now(next).state()).isEqualTo(PrintJobState.RENDERED);
    assertThat(now(next).reason()).contains("Waiting for the label before it");
    progress(Why.SPOOL_STOPPED);
    transport.answer(new SendResult.Sent(false));
    time.pass(Duration.ofSeconds(1));
    assertThat(now(next).state()).isEqualTo(PrintJobState.SENT);
  }

  @Test
  void itIsAskedEverMoreSeldomAndOnlyOnceHoweverOftenTheLaneWakes() {
    spooled(Why.SPOOL_HELD);
    progress(Why.SPOOL_HELD);
    for (int i = 0; i < 100; i++) {
      queue.wake("desk");
    }
    assertThat(transport.asked()).isZero();
    time.pass(Duration.ofMinutes(5));
    assertThat(transport.asked()).isBetween(10, 14);
  }

  @Test
  void anotherRunTakesUpWhatTheSpoolerHas() {
    PrintJob job = spooled(Why.SPOOL_PENDING);
    time.forget();
    transport.progress(new SendResult.Broken(-1, Why.IPP_GAVE_UP.of("desk", "aborted")));
    queue().start();
    time.pass(LONG);
    assertThat(now(job).state()).isEqualTo(PrintJobState.UNKNOWN);
  }

  @Test
  void aPersonsWordEndsIt() {
    PrintJob job = spooled(Why.SPOOL_HELD);
    queue.confirmPrinted(job.id());
    progress(Why.SPOOL_HELD);
    time.pass(LONG);
    assertThat(now(job).state()).isEqualTo(PrintJobState.CONFIRMED);
    assertThat(transport.asked()).isZero();
  }

  private PrintJob spooled(Why how) {
    transport.answer(new SendResult.Spooled("12", reason(how)));
    return submit("label-1");
  }

  private void progress(Why how) {
    transport.progress(new SendResult.Spooled("12", reason(how)));
  }

  private static Message reason(Why how) {
    return how == Why.SPOOL_STOPPED ? how.of("filter failed") : how.of();
  }

  private PrintJob submit(String document) {
    return queue.submit(new PrintRequest("desk", PrintDocument.file(document), document, null));
  }

  private PrintJob now(PrintJob job) {
    return store.find(job.id()).orElseThrow();
  }

  private PrintQueue queue() {
    Printer desk = new Printer("desk", transport, Language.ZPL, Profile.of(Dpi.DPI_203));
    return new PrintQueue(
        store,
        name -> Optional.of(desk),
        (job, printer) -> job.document().id().getBytes(StandardCharsets.UTF_8),
        PrinterHealth.NONE,
        time,
        () -> "job-" + ++ids,
        time,
        Runnable::run,
        job -> {});
  }
}

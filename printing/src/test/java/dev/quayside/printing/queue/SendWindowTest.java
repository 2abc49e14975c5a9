package dev.quayside.printing.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.status.LabelCount;
import dev.quayside.printing.printer.status.Odometer;
import dev.quayside.printing.printer.transport.SendResult;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A batch for a printer that counts: what has left is never far ahead of what came out.
class SendWindowTest {

  private static final String ONE = "^XA^FDlabel^FS^XZ";
  private static final int BATCH = 112;

  private final MemoryPrintJobStore store = new MemoryPrintJobStore();
  private final ManualAlarm time = new ManualAlarm();
  private final ScriptedTransport transport = new ScriptedTransport();
  private final Counter counter = new Counter();
  private String drawn = ONE;
  private int ids;
  private PrintQueue queue = queue();

  @Test
  void aFewLabelsAreSentAndNoMoreUntilSomeHaveComeOut() {
    submit(BATCH);
    time.pass(Duration.ofSeconds(5));
    assertThat(transport.sent()).hasSize(4);
    counter.printed = 1;
    time.pass(Duration.ofSeconds(5));
    assertThat(transport.sent()).hasSize(5);
    counter.printed = 3;
    time.pass(Duration.ofSeconds(5));
    assertThat(transport.sent()).hasSize(7);
  }

  /// Idle with all of them counted: they are known to be out, and nobody is ever asked about them.
  @Test
  void everyTwentyLabelsTheLastOneIsAwaited() {
    submit(BATCH);
    for (counter.printed = 0; counter.printed < 20; counter.printed++) {
      time.pass(Duration.ofSeconds(1));
    }
    assertThat(transport.sent()).hasSize(20);
    time.pass(Duration.ofSeconds(5));
    assertThat(transport.sent()).hasSize(20);
    counter.idle = true;
    time.pass(Duration.ofMillis(500));
    counter.idle = false;
    assertThat(store.inState(PrintJobState.CONFIRMED)).hasSize(20);
    time.pass(Duration.ofSeconds(1));
    assertThat(transport.sent()).hasSize(24);
  }

  @Test
  void aPrinterReplacedInABatchLeavesFewLabelsToAskAbout() {
    submit(BATCH);
    for (int i = 0; i < 31; i++) {
      counter.printed++;
      counter.idle = counter.printed % 20 == 0;
      time.pass(Duration.ofSeconds(1));
    }
    counter.away = true;
    time.pass(Duration.ofSeconds(5));
    counter.away = false;
    counter.serial = "another";
    counter.printed = 0;
    counter.idle = true;
    time.pass(Duration.ofSeconds(1));
    assertThat(store.inState(PrintJobState.CONFIRMED)).hasSize(20);
    assertThat(store.inState(PrintJobState.UNKNOWN)).hasSize(15);
  }

  @Test
  void aJobOfMoreLabelsGoesAlone() {
    drawn = ONE.repeat(30);
    submit(2);
    time.pass(Duration.ofSeconds(5));
    assertThat(transport.sent()).hasSize(1);
    counter.printed = 30;
    counter.idle = true;
    time.pass(Duration.ofSeconds(1));
    assertThat(transport.sent()).hasSize(2);
  }

  @Test
  void oneThatDoesNotCountTakesAsMuchAsItTakes() {
    counter.counts = false;
    submit(BATCH);
    assertThat(transport.sent()).hasSize(BATCH);
  }

  /// Why it waited once is no reason any more when the printer only has to print those before it.
  @Test
  void whatWaitsForItsTurnNamesNoFaultThatIsOver() {
    counter.away = true;
    transport.answer(new SendResult.NotSent(Message.said("It is off.")));
    submit(BATCH);
    time.pass(Duration.ofSeconds(2));
    assertThat(store.waiting("dock")).allMatch(job -> job.because() != null);
    counter.away = false;
    transport.answer(new SendResult.Sent(false));
    counter.idle = true;
    time.pass(Duration.ofSeconds(5));
    counter.idle = false;
    time.pass(Duration.ofSeconds(5));
    assertThat(store.waiting("dock")).isNotEmpty().allMatch(job -> job.because() == null);
  }

  /// Killed while four are in its memory: the next process sends no more before it has asked.
  @Test
  void theNextProcessIsNoFurtherAhead() {
    submit(BATCH);
    time.pass(Duration.ofSeconds(1));
    time.forget();
    queue = queue();
    queue.start();
    time.pass(Duration.ofSeconds(5));
    assertThat(transport.sent()).hasSize(4);
    counter.printed = 2;
    time.pass(Duration.ofSeconds(5));
    assertThat(transport.sent()).hasSize(6).doesNotHaveDuplicates();
  }

  private void submit(int many) {
    for (int i = 0; i < many; i++) {
      queue.submit(new PrintRequest("dock", PrintDocument.file("label"), "Label", null));
    }
  }

  private PrintQueue queue() {
    Printer dock = new Printer("dock", transport, Language.ZPL, Profile.of(Dpi.DPI_203));
    return new PrintQueue(
        store,
        name -> Optional.of(dock),
        (job, printer) -> drawn.getBytes(StandardCharsets.US_ASCII),
        counter,
        time,
        () -> "job-%04d".formatted(ids++),
        time,
        Runnable::run,
        job -> {});
  }

  /// It says that it has printed as many as the test wants, idle only at first unless told to be.
  private final class Counter implements PrinterHealth {

    private long printed;
    private boolean idle;
    private boolean away;
    private boolean counts = true;
    private String serial = "one";

    @Override
    public Optional<Message> trouble(String printer) {
      return Optional.empty();
    }

    @Override
    public LabelCount count(Printer printer) {
      if (!counts) {
        return new LabelCount.Unasked();
      }
      boolean empty = transport.sent().size() <= printed;
      return away
          ? new LabelCount.Away()
          : new LabelCount.Count(
              new Odometer(1000 + printed, serial),
              idle || empty && printed == 0,
              Duration.ofDays(3).plus(Duration.between(Instant.EPOCH, time.instant())));
    }
  }
}

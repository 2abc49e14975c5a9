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
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a printer's counter proves and what it does not: two labels are handed over, ten seconds
/// later two more, then something happens, and the printer is asked again.
class CounterProofTest {

  /// When the printer was started that answers in the end.
  enum Power {
    ON_ALL_THE_TIME,
    CUT_BETWEEN,
    CUT_AFTERWARDS,
    UNTOLD
  }

  private static final String ONE = "^XA^FDlabel^FS^XZ";
  private static final String AWAY = "away";
  private static final Duration A_WHILE = Duration.ofSeconds(10);

  private final MemoryPrintJobStore store = new MemoryPrintJobStore();
  private final ManualAlarm time = new ManualAlarm();
  private final ScriptedTransport transport = new ScriptedTransport();
  private final Counter counter = new Counter();
  private String drawn = ONE;
  private int ids;
  private PrintQueue queue = queue();

  /// `c` confirmed, `a` sent again, `?` asked about, `s` sent and not counted.
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    // as it should be
    "all came out,                            100 A, 104 A, ON_ALL_THE_TIME, here, cccc",
    "all came out of one that tells little,   100 -, 104 -, UNTOLD,          here, cccc",
    "all came out and then it was cut off,    100 A, 104 A, CUT_AFTERWARDS,  away, cccc",
    // proof
    "none came out,                           100 A, 100 A, CUT_AFTERWARDS,  away, aaaa",
    "none came out whenever it was cut,       100 A, 100 A, CUT_BETWEEN,     away, aaaa",
    "none came out and its uptime is unknown, 100 A, 100 A, UNTOLD,          away, aaaa",
    "its memory was emptied at the end,       100 A, 103 A, CUT_AFTERWARDS,  away, ccca",
    "the same and nobody saw it go,           100 A, 103 A, CUT_AFTERWARDS,  here, ccca",
    // a restart under the batch: nobody knows which are missing
    "its memory was emptied in between,       100 A, 103 A, CUT_BETWEEN,     away, ????",
    "the same and nobody saw it go,           100 A, 103 A, CUT_BETWEEN,     here, ????",
    "it may have been emptied at any time,    100 A, 103 A, UNTOLD,          away, ????",
    "somebody cancelled one at the printer,   100 A, 103 A, ON_ALL_THE_TIME, here, ????",
    "some are missing after a short absence,  100 A, 103 A, ON_ALL_THE_TIME, away, ????",
    // another counter
    "it starts afresh,                        100 A, 000 A, CUT_AFTERWARDS,  away, ????",
    "it starts afresh and had begun at 0,     000 A, 000 A, CUT_AFTERWARDS,  away, ????",
    "it went backwards,                       100 A, 099 A, CUT_AFTERWARDS,  away, ????",
    "the same and nobody saw it go,           100 A, 099 A, ON_ALL_THE_TIME, here, ????",
    "it wrapped,                       999999998 A, 001 A, ON_ALL_THE_TIME, here, ????",
    "another printer stands there,            100 A, 100 B, CUT_AFTERWARDS,  away, ????",
    "the same with a count that would fit,    100 A, 102 B, CUT_AFTERWARDS,  away, ????",
    "the same with the count expected,        100 A, 104 B, CUT_AFTERWARDS,  here, ????",
    "it does not say which one it is,         100 -, 100 -, CUT_AFTERWARDS,  away, ????",
    "the same with the count expected,        100 -, 104 -, CUT_AFTERWARDS,  away, ????",
    // two programs on one printer
    "somebody else prints there,              100 A, 106 A, ON_ALL_THE_TIME, here, ssss",
    "somebody else prints there after a cut,  100 A, 106 A, CUT_AFTERWARDS,  away, ????",
  })
  void aCounterProves(
      String what, String before, String after, Power power, String gone, String expected) {
    counter.at(before);
    Instant began = time.instant();
    submit();
    submit();
    time.pass(A_WHILE);
    submit();
    submit();
    time.pass(A_WHILE);
    if (gone.equals(AWAY)) {
      counter.away = true;
      time.pass(A_WHILE);
    }
    counter.at(after);
    counter.started = started(power, began);
    counter.idle = true;
    time.pass(A_WHILE);
    assertThat(outcome()).as(what).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"102, ON_ALL_THE_TIME, cca", "102, UNTOLD, ???", "101, ON_ALL_THE_TIME, ???"})
  void oneThatBrokeOffIsSentAgainWhenOnlyItIsMissing(long after, Power power, String expected) {
    counter.at("100 A");
    Instant began = time.instant();
    submit();
    submit();
    time.pass(A_WHILE);
    transport.answer(new SendResult.Broken(1, Message.said("It broke.")));
    submit();
    transport.answer(new SendResult.Sent(false));
    counter.at(after + " A");
    counter.started = started(power, began);
    counter.idle = true;
    time.pass(A_WHILE);
    assertThat(outcome()).isEqualTo(expected);
  }

  /// Sheets and files of several labels: the printer counts each.
  @ParameterizedTest
  @CsvSource({"103, c?", "104, cc", "102, ca", "100, aa", "101, ?a"})
  void aJobOfSeveralLabelsIsOutWhenAllOfThemAre(long after, String expected) {
    drawn = ONE + "^XA^MMT^XZ" + ONE;
    counter.at("100 A");
    Instant began = time.instant();
    submit();
    submit();
    assertThat(store.all(job -> true))
        .extracting(PrintJob::odometer)
        .containsExactly(reading(100), reading(102));
    time.pass(A_WHILE);
    counter.at(after + " A");
    counter.started = started(Power.CUT_AFTERWARDS, began.minus(A_WHILE));
    counter.idle = true;
    time.pass(A_WHILE);
    assertThat(outcome()).isEqualTo(expected);
  }

  /// Quayside ends under the third label and is started again; the printer goes on meanwhile.
  @ParameterizedTest
  @CsvSource({
    "103 A, ON_ALL_THE_TIME, ccc",
    "102 A, ON_ALL_THE_TIME, cca",
    "100 A, ON_ALL_THE_TIME, aaa",
    "101 A, CUT_BETWEEN,     ???",
    "100 B, CUT_AFTERWARDS,  ???",
    "000 A, CUT_AFTERWARDS,  ???",
    "100 -, ON_ALL_THE_TIME, ???"
  })
  void theNextProcessKnowsWhoseCounterItWas(String after, Power power, String expected) {
    counter.at("100 A");
    Instant began = time.instant();
    submit();
    submit();
    transport.answer(
        parcel -> {
          throw new PrintQueueTest.PowerCut();
        });
    try {
      submit();
    } catch (PrintQueueTest.PowerCut end) {
      time.forget();
    }
    transport.answer(new SendResult.Sent(false));
    time.pass(A_WHILE);
    counter.at(after);
    counter.started = started(power, began);
    counter.idle = true;
    queue = queue();
    queue.start();
    time.pass(A_WHILE);
    assertThat(outcome()).isEqualTo(expected);
  }

  @Test
  void nothingMoreIsHandedOverOnceARestartIsSeen() {
    counter.at("100 A");
    submit();
    time.pass(A_WHILE);
    counter.started = time.instant().minusSeconds(4);
    time.pass(Duration.ofSeconds(1));
    PrintJob late = submit();
    assertThat(transport.sent()).doesNotContain(late.id());
    counter.idle = true;
    time.pass(A_WHILE);
    assertThat(outcome()).startsWith("a");
    assertThat(transport.sent()).endsWith(late.id());
  }

  private static @Nullable Instant started(Power power, Instant began) {
    return switch (power) {
      case ON_ALL_THE_TIME -> began.minus(Duration.ofDays(3));
      case CUT_BETWEEN -> began.plusSeconds(5);
      case CUT_AFTERWARDS -> began.plusSeconds(18);
      case UNTOLD -> null;
    };
  }

  private static Odometer reading(long labels) {
    return new Odometer(labels, "A");
  }

  /// A job that was sent again came out then.
  private String outcome() {
    return store.all(job -> true).stream()
        .map(
            job ->
                transport.sent().stream().filter(job.id()::equals).count() > 1
                    ? "a"
                    : switch (job.state()) {
                      case CONFIRMED -> "c";
                      case UNKNOWN -> "?";
                      case SENT -> job.isAwaited() ? "w" : "s";
                      default -> job.state().name();
                    })
        .collect(Collectors.joining());
  }

  private PrintJob submit() {
    return queue.submit(new PrintRequest("dock", PrintDocument.file("label"), "Label", null));
  }

  private PrintQueue queue() {
    Printer dock = new Printer("dock", transport, Language.ZPL, Profile.of(Dpi.DPI_203));
    return new PrintQueue(
        store,
        name -> Optional.of(dock),
        (job, printer) -> drawn.getBytes(StandardCharsets.US_ASCII),
        counter,
        time,
        () -> "job-" + ids++,
        time,
        Runnable::run,
        job -> {});
  }

  /// A printer that says what the test wants.
  private final class Counter implements PrinterHealth {

    private Odometer odometer = new Odometer(0, "");
    private @Nullable Instant started = time.instant().minus(Duration.ofDays(3));
    private boolean away;

    /// At the first question, where a count begins, it is idle anyway.
    private boolean idle;

    private boolean asked;

    void at(String reading) {
      String[] parts = reading.split(" ");
      odometer = new Odometer(Long.parseLong(parts[0]), parts[1].equals("-") ? "" : parts[1]);
      away = false;
    }

    @Override
    public Optional<Message> trouble(String printer) {
      return Optional.empty();
    }

    @Override
    public LabelCount count(Printer printer) {
      if (away) {
        return new LabelCount.Away();
      }
      Instant since = started;
      Duration up =
          since == null
              ? null
              : Duration.ofSeconds(Duration.between(since, time.instant()).toSeconds());
      boolean first = !asked;
      asked = true;
      return new LabelCount.Count(odometer, idle || first, up);
    }
  }
}

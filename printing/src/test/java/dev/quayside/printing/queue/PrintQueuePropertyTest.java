package dev.quayside.printing.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.PrintData;
import dev.quayside.printing.printer.transport.SendResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever people and printers do, in any order, with crashes in between: nothing that may have
/// printed is sent again, and every job's way through its states is one the table allows.
class PrintQueuePropertyTest {

  private static final int STEPS = 120;

  private final MemoryPrintJobStore store = new MemoryPrintJobStore();
  private final ManualAlarm time = new ManualAlarm();
  private final ScriptedTransport transport = new ScriptedTransport();
  private final List<String> ids = new ArrayList<>();
  private final Map<String, PrintJob> last = new HashMap<>();

  /// Jobs of which at least one byte may have left.
  private final Set<String> touched = new HashSet<>();

  private PrintQueue queue = queue();

  static LongStream seeds() {
    return LongStream.range(0, 300);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void noByteIsEverSentTwice(long seed) {
    Random random = new Random(seed);
    transport.answer(data -> deliver(data, random));
    for (int step = 0; step < STEPS; step++) {
      try {
        act(random);
      } catch (IllegalPrintJobChange refused) {
        // The queue may refuse; it must not do the wrong thing.
      } catch (PrintQueueTest.PowerCut cut) {
        restart();
      }
    }
    restart();
    assertThat(store.inState(PrintJobState.SENDING)).as("seed %d", seed).isEmpty();
    for (String id : touched) {
      assertThat(store.find(id).orElseThrow().state().isWaiting())
          .as("seed %d, job %s", seed, id)
          .isFalse();
    }
  }

  private void act(Random random) {
    switch (random.nextInt(10)) {
      case 0, 1 ->
          queue.submit(
              new PrintRequest("dock", PrintDocument.file("label"), "Label", expiry(random)));
      case 2 -> time.pass(Duration.ofSeconds(random.nextInt(40)));
      case 3 -> queue.cancel(any(random));
      case 4 -> queue.hold(any(random));
      case 5 -> queue.release(any(random));
      case 6 -> queue.reprint(any(random));
      case 7 -> settle(any(random), random);
      case 8 -> answer(any(random), random.nextBoolean());
      default -> queue.retryNow("dock");
    }
  }

  private void settle(String id, Random random) {
    if (random.nextBoolean()) {
      queue.confirmPrinted(id);
    } else {
      queue.confirmLost(id);
    }
  }

  /// As the engine does: kept in a transaction of its own. Only a person's word sends it once more.
  private void answer(String id, boolean printed) {
    PrintJob asked = store.find(id).orElseThrow();
    PrintJob after = queue.answered(asked, printed);
    assertThat(store.replace(asked, after)).isTrue();
    if (!printed) {
      touched.remove(id);
    }
    queue.kept(List.of(after));
  }

  private java.time.@org.jspecify.annotations.Nullable Instant expiry(Random random) {
    return random.nextInt(4) == 0 ? time.instant().plusSeconds(random.nextInt(20)) : null;
  }

  private String any(Random random) {
    if (ids.isEmpty()) {
      queue.submit(new PrintRequest("dock", PrintDocument.file("label"), "Label", null));
    }
    return ids.get(random.nextInt(ids.size()));
  }

  private SendResult deliver(PrintData data, Random random) {
    assertThat(touched).as("sent again after its first byte").doesNotContain(data.name());
    assertThat(store.find(data.name()).orElseThrow().state()).isEqualTo(PrintJobState.SENDING);
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> new SendResult.NotSent(Message.said("It does not answer."));
      case 3 -> {
        touched.add(data.name());
        yield new SendResult.Broken(1, Message.said("It broke."));
      }
      case 4 -> {
        touched.add(data.name());
        throw new PrintQueueTest.PowerCut();
      }
      default -> {
        touched.add(data.name());
        yield new SendResult.Sent(random.nextBoolean());
      }
    };
  }

  private void restart() {
    time.forget();
    queue = queue();
    boolean up = false;
    while (!up) {
      try {
        queue.start();
        up = true;
      } catch (PrintQueueTest.PowerCut again) {
        queue = queue();
      }
    }
  }

  private PrintQueue queue() {
    Printer dock = new Printer("dock", transport, Language.ZPL, Profile.of(Dpi.DPI_203));
    return new PrintQueue(
        store,
        name -> Optional.of(dock),
        (job, printer) -> new byte[] {1, 2, 3},
        PrinterHealth.NONE,
        time,
        this::newId,
        time,
        Runnable::run,
        this::watch);
  }

  private String newId() {
    String id = "job-" + ids.size();
    ids.add(id);
    return id;
  }

  /// Every change follows the table, and versions count without a gap.
  private void watch(PrintJob job) {
    PrintJob before = last.put(job.id(), job);
    if (before == null) {
      assertThat(job.state()).isEqualTo(PrintJobState.QUEUED);
    } else {
      assertThat(job.version()).isEqualTo(before.version() + 1);
      assertThat(before.state() == job.state() || before.state().canBecome(job.state()))
          .as("%s after %s", job.state(), before.state())
          .isTrue();
    }
  }
}

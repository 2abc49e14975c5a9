package dev.quayside.printing.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.oracle.Cups;
import dev.quayside.printing.printer.transport.FakePrinter;
import dev.quayside.printing.printer.transport.Transports;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The real queue before a real CUPS: what it says of a label is what became of it.
class PrintQueueOverCupsTest {

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @TempDir Path directory;

  @Test
  void whatTheSpoolerHasIsNotCalledPrintedUntilItIsAndWhatItDropsIsAskedAbout() throws Exception {
    MemoryPrintJobStore store = new MemoryPrintJobStore();
    try (Cups cups = Cups.start(directory);
        FakePrinter printer = new FakePrinter();
        SchedulerAlarm alarm = new SchedulerAlarm(InstantSource.system())) {
      PrintQueue queue = queue(store, cups.rawQueue("desk", printer.port()), alarm);
      printer.mode(FakePrinter.Mode.BUSY);
      String first = submit(queue, "label-1");
      String second = submit(queue, "label-2");
      await().atMost(PATIENCE).until(() -> job(store, first).isSpooled());
      await().atMost(PATIENCE).until(() -> job(store, second).reason() != null);
      assertThat(job(store, second).state()).isEqualTo(PrintJobState.RENDERED);

      cups.cancel("1");
      await().atMost(PATIENCE).until(() -> job(store, first).state() == PrintJobState.UNKNOWN);
      assertThat(job(store, first).reason())
          .contains("gave up on the job")
          .contains("Look whether");
      printer.mode(FakePrinter.Mode.PRINT);
      await()
          .atMost(PATIENCE)
          .until(
              () ->
                  job(store, second).state() == PrintJobState.SENT
                      && job(store, second).reason() == null);
      assertThat(printer.printed()).last().isEqualTo(bytes("label-2"));
      queue.stop(PATIENCE);
    }
  }

  private static PrintJob job(PrintJobStore store, String id) {
    return store.find(id).orElseThrow();
  }

  private static String submit(PrintQueue queue, String document) {
    return queue
        .submit(new PrintRequest("desk", PrintDocument.file(document), document, null))
        .id();
  }

  private static byte[] bytes(String document) {
    return ("^XA^FD" + document + "^FS^XZ\n").getBytes(StandardCharsets.US_ASCII);
  }

  private static PrintQueue queue(PrintJobStore store, String address, Alarm alarm) {
    AtomicInteger ids = new AtomicInteger();
    Printer desk =
        new Printer("desk", new Transports().open(address), Language.ZPL, Profile.of(Dpi.DPI_203));
    return new PrintQueue(
        store,
        name -> Optional.of(desk),
        (job, _) -> bytes(job.document().id()),
        PrinterHealth.NONE,
        InstantSource.system(),
        () -> "job-" + ids.incrementAndGet(),
        alarm,
        PrintQueue.workers(),
        job -> {});
  }
}

package dev.quayside.printing.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.FakePrinter;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.render.Renders;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The real queue with real threads and a real socket.
class PrintQueueOverTcpTest {

  private final MemoryPrintJobStore store = new MemoryPrintJobStore();
  private final ManualAlarm time = new ManualAlarm();
  private final AtomicInteger ids = new AtomicInteger();
  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();

  @Test
  void aLabelIsBoughtWhileThePrinterIsOffAndComesOutOnceWhenItIsOn() throws IOException {
    int port;
    try (FakePrinter once = new FakePrinter()) {
      port = once.port();
    }
    PrintQueue queue = queue("tcp://127.0.0.1:" + port);
    PrintJob job = queue.submit(request("label-1"));
    await().until(() -> state(job) == PrintJobState.RENDERED && now(job).attempts() == 1);
    assertThat(now(job).reason()).contains("refuses the connection");
    try (FakePrinter printer = new FakePrinter(port)) {
      queue.retryNow("dock");
      await().until(() -> state(job) == PrintJobState.SENT);
      await().until(() -> printer.printed().size() == 1);
      String zpl = new String(printer.printed().getFirst(), StandardCharsets.US_ASCII);
      assertThat(zpl).startsWith("^XA").endsWith("^XZ\n");
    }
  }

  @Test
  void manyAtOnceComeOutOnceEach() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      PrintQueue queue = queue(printer.address());
      int count = 60;
      IntStream.range(0, count).parallel().forEach(i -> queue.submit(request("label-" + i)));
      await().until(() -> store.inState(PrintJobState.SENT).size() == count);
      await().until(() -> printer.printed().size() == count);
    }
  }

  @Test
  void aPrinterThatResetsInTheMiddleGetsTheLabelOnce() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      printer.resetAfter(100);
      PrintQueue queue = queue(printer.address());
      PrintJob job = queue.submit(request("label-1"));
      await().until(() -> state(job) == PrintJobState.UNKNOWN);
      printer.mode(FakePrinter.Mode.PRINT);
      queue.retryNow("dock");
      PrintJob next = queue.submit(request("label-2"));
      await().until(() -> state(next) == PrintJobState.SENT);
      assertThat(state(job)).isEqualTo(PrintJobState.UNKNOWN);
      await().until(() -> printer.printed().size() == 1);
    }
  }

  private PrintQueue queue(String address) {
    Printer dock =
        new Printer("dock", new Transports().open(address), Language.ZPL, Profile.of(Dpi.DPI_203));
    return new PrintQueue(
        store,
        name -> Optional.of(dock),
        (job, printer) -> printer.render(labels.document(SampleLabels.ups()), renders),
        PrinterHealth.NONE,
        time,
        () -> "job-" + ids.incrementAndGet(),
        time,
        PrintQueue.workers(),
        job -> {});
  }

  private static PrintRequest request(String document) {
    return new PrintRequest("dock", PrintDocument.file(document), "Label " + document, null);
  }

  private PrintJob now(PrintJob job) {
    return store.find(job.id()).orElseThrow();
  }

  private PrintJobState state(PrintJob job) {
    return now(job).state();
  }
}

package dev.quayside.engine.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.queue.PrintJobState;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A batch of real labels through the durable queue to a socket. Prints its figures; the size comes
/// from `-Dquayside.batch=1000`, so that a plain test run is short.
class PrintBatchTest {

  @TempDir Path directory;

  @Test
  void everyLabelOfABatchComesOutOnce() throws Exception {
    int labels = Integer.getInteger("quayside.batch", 60);
    try (var engine = Engine.open(EngineOptions.at(directory));
        var printer = new PracticePrinter(Duration.ZERO, 1000)) {
      var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
      var desk = engine.printService();
      desk.printers()
          .setUp(new PrinterSetup("Zebra", printer.address(), Language.ZPL, Dpi.DPI_203, true));
      desk.printers().look("Zebra");
      var shipment = engine.shipping().purchase().buy(caller, order(), RequestKey.none());
      // The first label of a process pays for loading fonts and layouts.
      desk.print(caller, shipment, null);
      await().until(() -> printer.printed().size() == 1);
      await()
          .until(() -> desk.jobs(caller, shipment).getFirst().state() == PrintJobState.CONFIRMED);

      long began = System.nanoTime();
      long worked = processor();
      desk.print(
          caller,
          new PrintOrder(List.of(shipment.labelId()), null, labels, null),
          RequestKey.none());
      await()
          .pollInterval(Duration.ofMillis(1))
          .pollDelay(Duration.ZERO)
          .until(() -> printer.printed().size() > 1);
      long first = System.nanoTime() - began;
      await()
          .atMost(Duration.ofMinutes(2))
          .pollInterval(Duration.ofMillis(5))
          .until(() -> printer.printed().size() == labels + 1);
      long all = System.nanoTime() - began;
      System.out.printf(
          "%d labels: first out after %d ms, all after %d ms, %.0f labels/s, %.1f ms of processor a"
              + " label%n",
          labels,
          first / 1_000_000,
          all / 1_000_000,
          labels * 1e9 / all,
          (processor() - worked) / 1e6 / labels);

      await()
          .atMost(Duration.ofSeconds(20))
          .until(
              () ->
                  desk.jobs(
                              caller,
                              new PrintJobFilter(PrintJobState.CONFIRMED, null, null),
                              Age.newest(25))
                          .total()
                      == labels + 1);
      assertThat(printer.printed()).hasSize(labels + 1);
    }
  }

  private static long processor() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static LabelRequest order() {
    return new LabelRequest(
        null,
        "usps",
        "USPS_GROUND_ADVANTAGE",
        PaperEngine.address("Ann Sender", "94105", "CA"),
        PaperEngine.address("Bob Buyer", "10001", "NY"),
        PaperEngine.parcel(),
        false,
        null,
        null,
        LabelFormat.ZPL);
  }
}

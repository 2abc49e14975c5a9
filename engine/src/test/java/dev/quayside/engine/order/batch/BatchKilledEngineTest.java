package dev.quayside.engine.order.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.queue.PrintJob;
import java.io.BufferedReader;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// An engine is killed with SIGKILL in the midst of a batch while another one runs on the same
/// database: that one finishes it, without a word from anybody.
@Execution(ExecutionMode.CONCURRENT)
class BatchKilledEngineTest {

  private static final int ORDERS = 12;
  private static final int KILLED_AT = 6;
  private static final Duration CHORES_EVERY = Duration.ofMillis(50);

  /// Longer than a busy machine may keep the doomed engine from saying that it lives: otherwise the
  /// batch is taken from it before it is killed.
  private static final Duration LEASES = Duration.ofSeconds(6);

  private static final Duration DEADLINE = Duration.ofSeconds(5);

  @TempDir Path directory;
  @TempDir Path paper;

  @ParameterizedTest(name = "killed when {0}")
  @ValueSource(strings = {"asked", "bought"})
  void anotherEngineFinishesTheBatchOfAKilledOne(String step) throws Exception {
    try (var survivor = open(directory, "survivor", _ -> {})) {
      Shop.rule(survivor);
      Shop.printer(survivor, paper);
      Shop.orders(survivor, ORDERS);
      assertThat(
              DoomedProcess.run(Doomed.class, List.of(directory, step), BufferedReader::readLine))
          .isEqualTo(step);

      await().atMost(Duration.ofMinutes(1)).until(() -> batch(survivor).state() == BatchState.DONE);
      await().until(() -> batch(survivor).count(BatchRow.State.BOUGHT) == ORDERS);
      assertThat(survivor.carrier().bought()).hasSize(ORDERS);
      assertThat(survivor.engine().accounts().wallets().of(survivor.caller()).balance())
          .isEqualTo(
              Money.usd("1000.00").minus(PaperCarrier.PRICE.times(BigDecimal.valueOf(ORDERS))));
      await()
          .untilAsserted(
              () ->
                  assertThat(batch(survivor).rows())
                      .allSatisfy(row -> assertThat(jobs(survivor, row)).isEqualTo(1)));
    }
  }

  /// The parcels stand at the desk that began: its labels wait for its printer.
  @Test
  void anotherEnginePrintsAtTheStationThatBegan() throws Exception {
    try (var survivor = open(directory, "survivor", _ -> {})) {
      Shop.rule(survivor);
      Shop.printer(survivor, paper);
      Shop.orders(survivor, ORDERS);
      DoomedProcess.run(
          Doomed.class, List.of(directory, "bought", paper.toUri()), BufferedReader::readLine);

      await().atMost(Duration.ofMinutes(1)).until(() -> batch(survivor).state() == BatchState.DONE);
      await()
          .untilAsserted(
              () ->
                  assertThat(batch(survivor).rows())
                      .flatExtracting(row -> jobsOf(survivor, row))
                      .hasSize(ORDERS)
                      .extracting(PrintJob::printer)
                      .containsOnly("Doomed's"));
    }
  }

  private static Batch batch(PaperEngine desk) {
    return desk.engine().ordering().batches().newest(desk.caller(), 1).getFirst();
  }

  private static int jobs(PaperEngine desk, BatchRow row) {
    return jobsOf(desk, row).size();
  }

  private static List<PrintJob> jobsOf(PaperEngine desk, BatchRow row) {
    var shipment =
        desk.engine().shipping().shipments().get(desk.caller(), String.valueOf(row.shipmentId()));
    return desk.engine().printService().jobs(desk.caller(), shipment);
  }

  private static PaperEngine open(Path directory, String name, Consumer<String> steps) {
    var carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, steps);
    return PaperEngine.beside(directory, name, carrier, CHORES_EVERY, LEASES, DEADLINE);
  }

  /// The process that dies: it buys, and stands still when the step was reached so many times.
  static final class Doomed {

    public static void main(String[] arguments) {
      var reached = new AtomicInteger();
      var desk =
          open(
              Path.of(arguments[0]),
              "doomed",
              now -> {
                if (now.equals(arguments[1]) && reached.incrementAndGet() >= KILLED_AT) {
                  System.out.println(now);
                  System.out.flush();
                  standStill();
                }
              });
      if (arguments.length > 2) {
        desk.engine()
            .printService()
            .printers()
            .setUp(new PrinterSetup("Doomed's", arguments[2], Language.ZPL, Dpi.DPI_203, true));
      }
      var orders =
          desk.engine().ordering().orders().list(desk.caller(), OrderFilter.ALL, null, ORDERS);
      Shop.start(desk, orders);
      standStill();
    }

    private static void standStill() {
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}

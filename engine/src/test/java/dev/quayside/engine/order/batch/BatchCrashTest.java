package dev.quayside.engine.order.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperDesk;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A real process, killed with SIGKILL in the middle of a batch, then started again on the same
/// data: it goes on by itself.
@Execution(ExecutionMode.CONCURRENT)
class BatchCrashTest {

  private static final int ORDERS = 30;

  @TempDir Path directory;
  @TempDir Path paper;

  @ParameterizedTest(name = "killed when {0} number {1}")
  @CsvSource({"asked,1", "bought,5", "asked,12", "bought,17", "asked,30"})
  void everyOrderIsBoughtAndPrintedOnceWhereverTheProcessDies(String step, int count)
      throws Exception {
    killAt(step, count);

    try (var desk = PaperDesk.open(directory)) {
      var batches = desk.engine().ordering().batches();
      await()
          .atMost(Duration.ofMinutes(2))
          .until(() -> batches.newest(desk.caller(), 1).getFirst().state() == BatchState.DONE);
      var batch = batches.newest(desk.caller(), 1).getFirst();

      assertThat(batch.count(BatchRow.State.BOUGHT)).isEqualTo(ORDERS);
      assertThat(desk.carrier().bought()).hasSize(ORDERS);
      assertThat(desk.engine().ordering().orders().list(desk.caller(), OrderFilter.ALL, null, 100))
          .hasSize(ORDERS)
          .allMatch(order -> order.state() == OrderState.SHIPPED);
      assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
          .isEqualTo(
              Money.usd("1000.00").minus(PaperCarrier.PRICE.times(BigDecimal.valueOf(ORDERS))));
      assertThat(batch.rows()).allSatisfy(row -> assertThat(jobs(desk, row)).isEqualTo(1));
    }
  }

  private static int jobs(PaperDesk desk, BatchRow row) {
    var shipment =
        desk.engine().shipping().shipments().get(desk.caller(), String.valueOf(row.shipmentId()));
    return desk.engine().printService().jobs(desk.caller(), shipment).size();
  }

  private void killAt(String step, int count) throws IOException, InterruptedException {
    assertThat(
            DoomedProcess.run(
                Doomed.class, List.of(directory, paper, step, count), BufferedReader::readLine))
        .isEqualTo(step);
  }

  /// The process that dies: it buys, and stands still when a step was reached so many times.
  static final class Doomed {

    public static void main(String[] arguments) {
      var step = arguments[2];
      int count = Integer.parseInt(arguments[3]);
      var reached = new AtomicInteger();
      var desk =
          PaperDesk.open(
              Path.of(arguments[0]),
              Duration.ZERO,
              now -> {
                if (now.equals(step) && reached.incrementAndGet() >= count) {
                  System.out.println(now);
                  System.out.flush();
                  standStill();
                }
              });
      Shop.rule(desk);
      Shop.printer(desk, Path.of(arguments[1]));
      Shop.start(desk, Shop.orders(desk, ORDERS));
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

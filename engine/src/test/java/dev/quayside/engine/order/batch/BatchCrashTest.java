package dev.quayside.engine.order.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.platform.audit.AuditFilter;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
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
  private static final Person ANA = new Person("usr_ana", "Ana", PersonRole.PACKER);

  @TempDir Path directory;
  @TempDir Path paper;

  @ParameterizedTest(name = "killed when {0} number {1}")
  @CsvSource({"asked,1", "bought,5", "asked,12", "bought,17", "asked,30"})
  void everyOrderIsBoughtAndPrintedOnceWhereverTheProcessDies(String step, int count)
      throws Exception {
    killAt(step, count);

    try (var desk = PaperEngine.open(directory)) {
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
      assertThat(batch.rows())
          .as("labels bought or found after the crash are of the person who began the batch")
          .allSatisfy(row -> assertThat(buyer(desk, row)).isEqualTo("Ana"));
      assertThat(created(desk)).hasSize(ORDERS).containsOnly("Ana");

      var voids = desk.engine().ordering().batchVoids();
      var undone = voids.undo(desk.caller(), batch.id(), RequestKey.none());
      assertThat(undone.refused()).as("all of it is the batch's own").isEmpty();
      assertThat(undone.voided()).hasSize(ORDERS);
    }
  }

  private static String buyer(PaperEngine desk, BatchRow row) {
    var id = Objects.requireNonNull(row.shipmentId());
    var bought = desk.engine().shipping().shipments().get(desk.caller(), id).boughtBy();
    return bought == null ? "" : bought.name();
  }

  /// Who stands in the audit for each label.
  private static List<String> created(PaperEngine desk) {
    var filter = new AuditFilter("label.created", List.of(), null, null, null);
    return Slice.all(
            Age.CREATED_AT,
            slice -> desk.engine().installation().auditLog().list(desk.caller(), filter, slice))
        .map(entry -> String.valueOf(entry.userName()))
        .toList();
  }

  private static int jobs(PaperEngine desk, BatchRow row) {
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
          PaperEngine.open(
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
      Acting.as(new Actor("desk", ANA, null), () -> Shop.start(desk, Shop.orders(desk, ORDERS)));
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

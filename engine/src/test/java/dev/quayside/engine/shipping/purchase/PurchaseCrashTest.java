package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A real process, killed with SIGKILL at each step of a purchase and of a void, then started again
/// on the same data.
@Execution(ExecutionMode.CONCURRENT)
class PurchaseCrashTest {

  private static final String DRAFT = "draft-1";

  @TempDir Path directory;

  @ParameterizedTest(name = "killed when {0}, the carrier had sold {1}")
  @CsvSource({"ready,0", "asked,0", "bought,1", "answered,1"})
  void oneLabelAndOneChargeWhereverTheProcessDies(String step, int soldBefore) throws Exception {
    killAt(step);

    try (var desk = PaperEngine.open(directory)) {
      assertThat(desk.carrier().bought()).hasSize(soldBefore);
      await()
          .untilAsserted(
              () ->
                  assertThat(desk.engine().accounts().wallets().of(desk.caller()).held().isZero())
                      .isTrue());
      assertThat(list(desk)).hasSize(soldBefore);

      var retried = buy(desk);

      assertThat(retried.status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(desk.carrier().bought()).hasSize(1);
      assertThat(list(desk)).containsExactly(retried);
      assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
          .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
    }
  }

  @ParameterizedTest(name = "killed when {0}")
  @ValueSource(strings = {"void asked", "voided", "cancelled"})
  void oneVoidAndOneRefundWhereverTheProcessDies(String step) throws Exception {
    killAt(step);

    try (var desk = PaperEngine.open(directory)) {
      var label = list(desk).getFirst();
      await()
          .untilAsserted(
              () -> assertThat(list(desk).getFirst().status()).isEqualTo(ShipmentStatus.CANCELLED));
      assertThat(desk.carrier().voided()).containsExactly(label.trackingNumber().orElseThrow());
      assertThatThrownBy(() -> cancel(desk))
          .hasMessageContaining(ProblemCode.LABEL_ALREADY_CANCELLED.name());

      desk.later(Duration.ofDays(8));
      assertThat(desk.engine().shipping().refunds().settleDue(desk.caller().workspace())).isOne();
      assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
          .isEqualTo(Money.usd("1000.00"));
    }
  }

  private static void cancel(PaperEngine desk) {
    desk.engine()
        .shipping()
        .voids()
        .cancel(desk.caller(), list(desk).getFirst().id(), RequestKey.none());
  }

  private void killAt(String step) throws IOException, InterruptedException {
    assertThat(DoomedProcess.run(Doomed.class, List.of(directory, step), BufferedReader::readLine))
        .isEqualTo(step);
  }

  private static Shipment buy(PaperEngine desk) {
    return desk.engine().formPurchase().buy(desk.caller(), DRAFT, PaperEngine.order());
  }

  private static List<Shipment> list(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, Page.Request.FIRST)
        .items();
  }

  /// The process that dies: it buys, voids, stops for ever at the step it was given, and says so.
  static final class Doomed {

    public static void main(String[] arguments) {
      var step = arguments[1];
      var desk =
          PaperEngine.open(Path.of(arguments[0]), Duration.ZERO, reached -> stopAt(step, reached));
      stopAt(step, "ready");
      buy(desk);
      stopAt(step, "answered");
      cancel(desk);
      stopAt(step, "cancelled");
    }

    private static void stopAt(String step, String reached) {
      if (step.equals(reached)) {
        System.out.println(reached);
        System.out.flush();
        try {
          new CountDownLatch(1).await();
        } catch (InterruptedException e) {
          throw new UncheckedIOException(new IOException(e));
        }
      }
    }
  }
}

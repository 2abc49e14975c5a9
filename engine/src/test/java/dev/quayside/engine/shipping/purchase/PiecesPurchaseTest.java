package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.account.wallet.Wallet;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A shipment of several boxes is bought whole or not at all.
class PiecesPurchaseTest {

  private static final String DRAFT = "draft-3";

  @TempDir Path directory;

  @ParameterizedTest(name = "killed when {0}, the carrier had sold {1}")
  @CsvSource({"asked,0", "bought,1"})
  void oneShipmentAndOneChargeWhereverTheProcessDies(String step, int soldBefore) throws Exception {
    assertThat(DoomedProcess.run(Doomed.class, List.of(directory, step), BufferedReader::readLine))
        .isEqualTo(step);
    try (var desk = PaperEngine.open(directory)) {
      assertThat(desk.carrier().bought()).hasSize(soldBefore);
      await().untilAsserted(() -> assertThat(wallet(desk).held().isZero()).isTrue());
      assertThat(list(desk)).hasSize(soldBefore);

      var retried = buy(desk);

      assertThat(retried.status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(retried.labels())
          .extracting(each -> each.trackingNumber().orElseThrow())
          .doesNotHaveDuplicates()
          .hasSize(3);
      assertThat(desk.carrier().bought()).hasSize(1);
      assertThat(list(desk)).containsExactly(retried);
      assertThat(wallet(desk).balance()).isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
      for (var label : retried.labels()) {
        assertThat(desk.engine().shipping().shipments().ofLabel(desk.caller(), label.labelId()))
            .isEqualTo(label);
      }
    }
  }

  @Test
  void fewerLabelsThanBoxesAreAPurchaseInDoubt() {
    try (var desk = PaperEngine.open(directory)) {
      desk.carrier().leavesOut(1);
      var doubted = buy(desk);
      assertThat(doubted.status()).isEqualTo(ShipmentStatus.PENDING);
      assertThat(wallet(desk).held()).isEqualTo(PaperCarrier.PRICE);
      desk.later(Duration.ofMinutes(20));
      assertThat(list(desk).getFirst().status()).isEqualTo(ShipmentStatus.PENDING);
      assertThat(desk.carrier().bought()).hasSize(1);
      desk.carrier().leavesOut(0);
      desk.later(Duration.ofMinutes(20));
      var settled = list(desk).getFirst();
      assertThat(settled.status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(settled.labels()).hasSize(3);
      assertThat(wallet(desk).held().isZero()).isTrue();
      var cancelled =
          desk.engine().shipping().voids().cancel(desk.caller(), settled.id(), RequestKey.none());
      assertThat(cancelled.status()).isEqualTo(ShipmentStatus.CANCELLED);
      assertThat(desk.carrier().voided()).hasSize(1);
    }
  }

  private static Wallet wallet(PaperEngine desk) {
    return desk.engine().accounts().wallets().of(desk.caller());
  }

  private static Shipment buy(PaperEngine desk) {
    return desk.engine().formPurchase().buy(desk.caller(), DRAFT, PaperEngine.threeBoxes());
  }

  private static List<Shipment> list(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, Page.Request.FIRST)
        .items();
  }

  /// The process that dies: it buys, stops for ever at the step it was given, and says so.
  static final class Doomed {

    public static void main(String[] arguments) {
      var step = arguments[1];
      buy(PaperEngine.open(Path.of(arguments[0]), Duration.ZERO, reached -> stopAt(step, reached)));
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

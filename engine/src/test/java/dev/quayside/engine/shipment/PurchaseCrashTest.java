package dev.quayside.engine.shipment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperDesk;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.page.Page;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A real process, killed with SIGKILL at each step of a purchase, then started again on the same
/// data.
class PurchaseCrashTest {

  private static final String DRAFT = "draft-1";

  @TempDir Path directory;

  @ParameterizedTest(name = "killed when {0}, the carrier had sold {1}")
  @CsvSource({"ready,0", "asked,0", "bought,1", "answered,1"})
  void oneLabelAndOneChargeWhereverTheProcessDies(String step, int soldBefore) throws Exception {
    killAt(step);

    try (var desk = PaperDesk.open(directory)) {
      assertThat(desk.carrier().bought()).hasSize(soldBefore);
      assertThat(list(desk)).hasSize(soldBefore);
      assertThat(desk.engine().wallets().of(desk.caller()).held().isZero()).isTrue();

      var retried = buy(desk);

      assertThat(retried.status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(desk.carrier().bought()).hasSize(1);
      assertThat(list(desk)).containsExactly(retried);
      assertThat(desk.engine().wallets().of(desk.caller()).balance())
          .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
    }
  }

  private void killAt(String step) throws IOException, InterruptedException {
    assertThat(DoomedProcess.run(Doomed.class, List.of(directory, step), BufferedReader::readLine))
        .isEqualTo(step);
  }

  private static Shipment buy(PaperDesk desk) {
    return desk.engine().deskPurchase().buy(desk.caller(), DRAFT, PaperDesk.order());
  }

  private static List<Shipment> list(PaperDesk desk) {
    return desk.engine()
        .dispatch()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, Page.Request.FIRST)
        .items();
  }

  /// The process that dies: it buys, stops for ever at the step it was given, and says so.
  static final class Doomed {

    public static void main(String[] arguments) {
      var step = arguments[1];
      var desk =
          PaperDesk.open(Path.of(arguments[0]), Duration.ZERO, reached -> stopAt(step, reached));
      stopAt(step, "ready");
      buy(desk);
      stopAt(step, "answered");
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

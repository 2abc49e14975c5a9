package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.io.BufferedReader;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// An engine is killed with SIGKILL in the midst of a purchase while another one runs on the same
/// database: that one finishes it within 30 s, without and with a retry of the key, and sells on
/// meanwhile. `-Dquayside.race.kills=40` makes it a campaign.
@Execution(ExecutionMode.CONCURRENT)
class KilledEngineTest {

  private static final int KILLS = Integer.getInteger("quayside.race.kills", 1);
  private static final Duration TAKEN_OVER_WITHIN = Duration.ofSeconds(30);
  private static final Duration LEASES = Duration.ofSeconds(2);
  private static final Duration DEADLINE = Duration.ofSeconds(5);
  private static final Duration CHORES_EVERY = Duration.ofMillis(50);

  @TempDir Path directory;

  @ParameterizedTest(name = "killed when {0}, retried: {1}")
  @CsvSource({"asked,false", "asked,true", "bought,false", "bought,true"})
  void anotherEngineFinishesWhatAKilledOneHadBegun(String step, boolean retried) throws Exception {
    try (var survivor = open(directory, "survivor", _ -> {})) {
      for (int kill = 0; kill < KILLS; kill++) {
        var key = "killed-" + kill;
        assertThat(
                DoomedProcess.run(
                    Doomed.class, List.of(directory, key, step), BufferedReader::readLine))
            .isEqualTo(step);
        assertThat(buy(survivor, "meanwhile-" + kill).status()).isEqualTo(ShipmentStatus.CREATED);
        if (!retried) {
          await()
              .atMost(TAKEN_OVER_WITHIN)
              .untilAsserted(() -> assertThat(nothingHeld(survivor)).isTrue());
        }
        var label =
            await()
                .atMost(TAKEN_OVER_WITHIN)
                .until(() -> retry(survivor, key), Optional::isPresent)
                .orElseThrow();

        assertThat(label.status()).isEqualTo(ShipmentStatus.CREATED);
        int labels = 2 * (kill + 1);
        assertThat(survivor.carrier().bought()).hasSize(labels);
        assertThat(list(survivor)).allMatch(each -> each.status() == ShipmentStatus.CREATED);
        assertThat(nothingHeld(survivor)).isTrue();
        assertThat(survivor.engine().accounts().wallets().of(survivor.caller()).balance())
            .isEqualTo(
                Money.usd("1000.00").minus(PaperCarrier.PRICE.times(BigDecimal.valueOf(labels))));
      }
    }
  }

  /// Empty while the retry is told to come back.
  private static Optional<Shipment> retry(PaperEngine desk, String key) {
    try {
      return Optional.of(buy(desk, key));
    } catch (ProblemException later) {
      assertThat(later.code()).isEqualTo(ProblemCode.CONFLICT);
      return Optional.empty();
    }
  }

  private static boolean nothingHeld(PaperEngine desk) {
    return desk.engine().accounts().wallets().of(desk.caller()).held().isZero();
  }

  private static Shipment buy(PaperEngine desk, String key) {
    return desk.engine()
        .formPurchase()
        .buy(desk.caller(), key, PaperEngine.orderWithoutReference());
  }

  private static List<Shipment> list(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, new Page.Request(1, 100))
        .items();
  }

  private static PaperEngine open(Path directory, String name, Consumer<String> steps) {
    var carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, steps);
    return PaperEngine.beside(directory, name, carrier, CHORES_EVERY, LEASES, DEADLINE);
  }

  /// The process that dies: it stands still at the step it was given, and says so.
  static final class Doomed {

    public static void main(String[] arguments) {
      var desk =
          open(
              Path.of(arguments[0]),
              "doomed",
              reached -> {
                if (reached.equals(arguments[2])) {
                  System.out.println(reached);
                  System.out.flush();
                  standStill();
                }
              });
      buy(desk, arguments[1]);
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

package dev.quayside.engine.retention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.DoomedProcess;
import java.io.BufferedReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A real process, killed with SIGKILL in the middle of a purge, then started again on the same
/// data.
class PurgeCrashTest {

  private static final int SHIPMENTS = 5;
  private static final int BEFORE = 2;
  private static final Duration NINETY = Duration.ofDays(90);

  @Test
  void aPurgeGoesOnWhereItWasAndTellsOfItOnce(@TempDir Path directory) throws Exception {
    try (var shop = Shop.open(directory)) {
      for (int i = 1; i <= SHIPMENTS; i++) {
        shop.delivered(shop.ship("WEB-" + i, "Wexelblatt" + i));
      }
      shop.engine().installation().purges().keep(shop.caller(), Retention.of(90));
      shop.pass(91);
    }
    kill(directory);
    assertThat(forgotten(directory)).as("before it was killed").isEqualTo(BEFORE);

    try (var shop = Shop.open(directory)) {
      var purges = shop.engine().installation().purges();
      assertThat(purges.last(shop.caller()).orElseThrow().finishedAt()).isNull();
      purges.round(shop.caller());
      var purge = purges.last(shop.caller()).orElseThrow();
      assertThat(purge.finishedAt()).isNotNull();
      assertThat(purge.tally()).isEqualTo(new PurgeCount(SHIPMENTS, 0, SHIPMENTS, SHIPMENTS));
      purges.round(shop.caller());
    }
    assertThat(forgotten(directory)).isEqualTo(SHIPMENTS);
    assertThat(Shop.count(directory, "SELECT count(*) FROM event WHERE type = 'data.purged'"))
        .isEqualTo(1);
    assertThat(Shop.tablesWith(directory, "Wexelblatt")).isSubsetOf("idempotency", "rate_request");
  }

  private static long forgotten(Path directory) throws Exception {
    return Shop.count(directory, "SELECT count(*) FROM shipment WHERE forgotten_at IS NOT NULL");
  }

  private static void kill(Path directory) throws Exception {
    assertThat(DoomedProcess.run(Doomed.class, List.of(directory), BufferedReader::readLine))
        .isEqualTo("half");
  }

  /// The process that dies: it forgets two customers, one at a time, and stands still.
  static final class Doomed {

    public static void main(String[] arguments) throws InterruptedException {
      var shop = Shop.open(Path.of(arguments[0]));
      for (int i = 0; i < BEFORE; i++) {
        shop.engine().installation().purges().step(shop.caller(), NINETY, 1);
      }
      System.out.println("half");
      System.out.flush();
      new CountDownLatch(1).await();
    }
  }
}

package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several desks: an engine goes on beside a newer one that has only added to the tables, and stops
/// buying when that one leaves it behind.
class EngineTooOldTest {

  private static final Duration OFTEN = Duration.ofMillis(300);

  @TempDir Path directory;

  @Test
  void anEngineThatIsLeftBehindStopsBuyingAndSaysSo() {
    var address = PostgresServer.database();
    try (var desk = open(address, "desk")) {
      assertThat(buy(desk, "before")).isNotNull();
      PostgresServer.run(address, "UPDATE quayside_schema SET version = version + 1");
      assertThat(buy(desk, "beside-a-newer-one")).isNotNull();
      assertThatThrownBy(() -> open(address, "late")).isInstanceOf(StoreException.class);
      PostgresServer.run(
          address, "UPDATE installation SET min_engine = (SELECT version FROM quayside_schema)");
      await()
          .untilAsserted(
              () ->
                  assertThatThrownBy(() -> buy(desk, String.valueOf(System.nanoTime())))
                      .isInstanceOfSatisfying(
                          ProblemException.class,
                          refused ->
                              assertThat(refused.code()).isEqualTo(ProblemCode.SERVICE_UNAVAILABLE))
                      .hasMessageContaining("update this one"));
      PostgresServer.run(address, "UPDATE installation SET min_engine = 0");
      await().ignoreException(ProblemException.class).until(() -> buy(desk, "left-behind") != null);
    }
  }

  private PaperEngine open(PostgresAddress address, String name) {
    var carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, _ -> {});
    return PaperEngine.on(address, directory, name, carrier, Duration.ofHours(1), OFTEN);
  }

  private static Object buy(PaperEngine desk, String key) {
    return desk.engine().formPurchase().buy(desk.caller(), key, PaperEngine.order());
  }
}

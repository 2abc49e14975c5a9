package dev.quayside.engine.contract.stations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Several desks, section 10: the lease of an order ends within 30 seconds after its station was
/// killed with SIGKILL, long before its own time is over. Signs of life are more frequent here than
/// an engine's; `-Dquayside.signs=15` tries it with those.
@Execution(ExecutionMode.CONCURRENT)
class KilledStationTest {

  private static final Duration CONTRACT = Duration.ofSeconds(30);
  private static final Duration SIGNS_OF_LIFE =
      Duration.ofSeconds(Integer.getInteger("quayside.signs", 2));

  private final PostgresAddress address = PostgresServer.database();

  @TempDir Path directory;

  @Test
  void theOrdersOfAKilledStationAreFreeAgain() throws Exception {
    assertThat(Leases.LIFETIME.multipliedBy(2)).isLessThanOrEqualTo(CONTRACT);
    try (var survivor = open(address, directory, "Survivor")) {
      var key = survivor.key("demo", Role.OPERATOR);
      var api = Api.of(survivor.sandbox()).key(key);
      var made = api.post("/v1/orders", OrderRoutesTest.order("in hand", 18));
      var path = "/v1/orders/" + made.json().get("id").asText();
      var holder =
          DoomedProcess.run(
              Doomed.class,
              List.of(address.url(), directory, key, path),
              says -> says.readLine() + " " + api.get(path).json().at("/lease/station").asText());
      assertThat(holder).isEqualTo("200 Doomed");

      await().atMost(CONTRACT).until(() -> api.get(path).json().get("lease").isNull());
      assertThat(api.post(path + "/lease").json().at("/lease/station").asText())
          .isEqualTo("Survivor");
    }
  }

  private static ServedEngine open(PostgresAddress address, Path directory, String name) {
    return ServedEngine.open(
        ServedEngine.engineOptions(directory.resolve("data"))
            .withOwnFolder(directory.resolve(name))
            .atStation(name)
            .withLeases(SIGNS_OF_LIFE)
            .onDatabase(PostgresServer.shared(address)),
        ServedEngine.FREE_PORTS);
  }

  /// The station that dies: it has an order in hand, and says what it was answered.
  static final class Doomed {

    public static void main(String[] arguments) throws InterruptedException {
      var doomed = open(new PostgresAddress(arguments[0], null), Path.of(arguments[1]), "Doomed");
      var taken = Api.of(doomed.sandbox()).key(arguments[2]).post(arguments[3] + "/lease");
      System.out.println(taken.status());
      System.out.flush();
      Thread.currentThread().join();
    }
  }
}

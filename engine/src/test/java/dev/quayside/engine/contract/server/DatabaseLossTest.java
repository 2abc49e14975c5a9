package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Several desks, section 8: while the database is away an engine says so, stays, and goes on by
/// itself. `-Dquayside.silence=10` waits for as long as an engine does, and cuts the network, too.
@Execution(ExecutionMode.CONCURRENT)
class DatabaseLossTest {

  private static final Duration LIMIT = Duration.ofSeconds(15);
  private static final int SILENCE = Integer.getInteger("quayside.silence", 2);
  private static final List<State> TROUBLES =
      SILENCE > 2 ? List.of(State.CUT, State.SILENT) : List.of(State.SILENT);
  private static final Executor BESIDE = Thread::startVirtualThread;

  @TempDir Path directory;

  @Test
  void anEngineWithoutItsDatabaseSaysSoAndComesBackByItself() {
    try (var network = new TroubledNetwork(PostgresServer.database());
        var served =
            ServedEngine.open(
                ServedEngine.engineOptions(directory)
                    .onDatabase(
                        PostgresServer.shared(network.address("&socketTimeout=" + SILENCE))),
                ServedEngine.FREE_PORTS)) {
      var api = Api.of(served.sandbox()).key(served.key("demo", Role.OPERATOR));
      for (var trouble : TROUBLES) {
        assertThat(api.get("/v1/me").status()).isEqualTo(200);
        network.be(trouble);
        assertSaysSo(api);
        network.be(State.WELL);
        await().atMost(LIMIT).until(() -> api.get("/health").status() == 200);
        await().atMost(LIMIT).until(() -> api.get("/v1/me").status() == 200);
        await()
            .atMost(LIMIT)
            .until(
                () ->
                    api.post("/v1/orders", OrderRoutesTest.order("after-" + trouble, 18)).status()
                        == 201);
      }
    }
  }

  private static void assertSaysSo(Api api) {
    long since = System.nanoTime();
    var read = CompletableFuture.supplyAsync(() -> api.get("/v1/me"), BESIDE);
    var written =
        CompletableFuture.supplyAsync(
            () -> api.post("/v1/orders", OrderRoutesTest.order("lost", 18)), BESIDE);
    assertThat(api.get("/health/live").status()).isEqualTo(200);
    var health = api.get("/health");
    assertThat(health.status()).isEqualTo(503);
    assertThat(health.json().at("/error/details").findValuesAsText("field")).contains("database");
    for (var refused : List.of(read.join(), written.join())) {
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.code()).isEqualTo("SERVICE_UNAVAILABLE");
      assertThat(refused.header("Retry-After")).isNotEmpty();
    }
    assertThat(Duration.ofNanos(System.nanoTime() - since)).isLessThan(LIMIT);
  }
}

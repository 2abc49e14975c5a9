package dev.quayside.engine.contract.people;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Several desks, section 6: what one engine has revoked is soon over at another one.
@Execution(ExecutionMode.CONCURRENT)
class RevokedKeyTest {

  /// Far less than the minute that the stream would go on for.
  private static final Duration SOON = Duration.ofSeconds(20);

  private final PostgresAddress address = PostgresServer.database();

  @TempDir Path directory;

  @Test
  void aStreamOfEventsEndsAtTheOtherEngineWithItsKey() throws Exception {
    try (var here = open("here");
        var there = open("there");
        var http = HttpClient.newHttpClient()) {
      var demo = there.engine().accounts().workspaces().bySlug("demo").orElseThrow();
      var made = here.engine().accounts().keys().create(demo.id(), demo.environment(), Role.VIEWER);
      var stream =
          http.send(
              HttpRequest.newBuilder(there.sandbox().resolve("/v1/events/stream?seconds=60"))
                  .header("X-API-Key", made.secret())
                  .build(),
              HttpResponse.BodyHandlers.ofInputStream());
      assertThat(stream.body().read()).isEqualTo('r'); // of "retry": it is being told

      long revoked = System.nanoTime();
      here.engine().accounts().keys().revoke(demo.id(), made.key().id());
      stream.body().readAllBytes();
      assertThat(Duration.ofNanos(System.nanoTime() - revoked)).isLessThan(SOON);
      var api = Api.of(there.sandbox()).key(made.secret());
      assertThat(api.get("/v1/me").status()).isEqualTo(401);
    }
  }

  private ServedEngine open(String name) {
    return ServedEngine.open(
        ServedEngine.engineOptions(directory.resolve("data"))
            .withOwnFolder(directory.resolve(name))
            .atStation(name)
            .onDatabase(PostgresServer.shared(address)),
        ServedEngine.FREE_PORTS);
  }
}

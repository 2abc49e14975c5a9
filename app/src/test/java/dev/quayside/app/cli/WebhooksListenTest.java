package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.json.JsonText;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// `quayside webhooks listen` beside a Quayside that is restarted meanwhile.
@Timeout(120)
class WebhooksListenTest {

  private static final int PATIENCE_SECONDS = 60;

  private final BlockingQueue<String> got = new LinkedBlockingQueue<>();

  @SuppressWarnings("NullAway.Init") // listen() sets it
  private HttpServer program;

  @BeforeEach
  void listen() throws Exception {
    program = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    program.createContext(
        "/hook",
        exchange -> {
          var event = JsonText.parse(exchange.getRequestBody().readAllBytes());
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
          got.add(event.at("/data/reference").asText());
        });
    program.start();
  }

  @AfterEach
  void stop() {
    program.stop(0);
  }

  /// On other ports, with what happened before anybody listened again.
  @Test
  void itGoesOnWhereItWasWhenTheServerIsBack(@TempDir Path directory) throws Exception {
    CompletableFuture<Run> listening;
    var options = EngineOptions.at(directory);
    try (var engine = Engine.open(options);
        var _ = engine.serve(ServerOptions.standard().withPorts(0, 0))) {
      TestOrders.add(engine, "W-1");
      listening = CompletableFuture.supplyAsync(() -> listener(directory));
      assertThat(told()).isEqualTo("W-1");
    }
    try (var engine = Engine.open(options)) {
      TestOrders.add(engine, "W-2");
      try (var _ = engine.serve(ServerOptions.standard().withPorts(0, 0))) {
        assertThat(told()).isEqualTo("W-2");
        TestOrders.add(engine, "W-3");
        assertThat(told()).isEqualTo("W-3");
        var run = listening.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).hasLineCount(3);
        assertThat(got).isEmpty();
      }
    }
  }

  private Run listener(Path directory) {
    var url = "http://127.0.0.1:" + program.getAddress().getPort() + "/hook";
    return Run.of(
        "webhooks",
        "listen",
        "--forward-to",
        url,
        "--type",
        "order.created",
        "--since",
        "evt_" + "0".repeat(26),
        "--count",
        "3",
        "--data",
        directory.toString());
  }

  private String told() throws InterruptedException {
    return Objects.requireNonNullElse(got.poll(PATIENCE_SECONDS, TimeUnit.SECONDS), "nothing");
  }
}

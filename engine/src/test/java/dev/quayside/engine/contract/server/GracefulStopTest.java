package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Probes;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The end comes within 5 s, with requests in flight finished.
class GracefulStopTest {

  @Test
  void requestsInFlightAreFinishedAndNoNewOnesAreTaken(@TempDir Path directory) throws Exception {
    var probes = new Probes();
    var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS, probes);
    var api = Api.of(served.sandbox()).key(served.key("demo", Role.VIEWER));
    try (var threads = Executors.newVirtualThreadPerTaskExecutor();
        var idle = new Socket(served.sandbox().getHost(), served.sandbox().getPort())) {
      assertThat(idle.isConnected()).isTrue();
      var inFlight = threads.submit(() -> api.get("/v1/probe-wait"));
      probes.entered.await();
      var stopped = CompletableFuture.runAsync(served.server()::close, threads);
      Awaitility.await().until(() -> refuses(served));

      assertThat(stopped).isNotDone();
      probes.leave.countDown();
      assertThat(inFlight.get().status()).isEqualTo(200);
      assertThat(stopped).succeedsWithin(Duration.ofSeconds(30));
      assertThatThrownBy(() -> api.get("/v1/probe")).isInstanceOf(UncheckedIOException.class);
    } finally {
      served.engine().close();
    }
  }

  @Test
  void aRequestThatHangsDoesNotHoldTheEndForLongerThanFiveSeconds(@TempDir Path directory)
      throws Exception {
    var probes = new Probes();
    var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS, probes);
    var api = Api.of(served.sandbox()).key(served.key("demo", Role.VIEWER));
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var hanging =
          threads.submit(
              () -> {
                try {
                  return api.get("/v1/probe-wait").status();
                } catch (UncheckedIOException e) {
                  return 0;
                }
              });
      probes.entered.await();
      assertThat(CompletableFuture.runAsync(served.server()::close, threads))
          .succeedsWithin(Duration.ofSeconds(30));
      assertThat(refuses(served)).isTrue();
      probes.leave.countDown();
      hanging.get();
    } finally {
      served.engine().close();
    }
  }

  private static boolean refuses(ServedEngine served) {
    try (var socket = new Socket(served.sandbox().getHost(), served.sandbox().getPort())) {
      return !socket.isConnected();
    } catch (java.io.IOException e) {
      return true;
    }
  }
}

package dev.quayside.engine;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.shipping.rate.RateRoutes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Does before the first request what it would otherwise wait for: tariffs and postal tables are
/// read, classes loaded, and the listener has answered once. It leaves nothing behind, asks no
/// carrier that is not at hand, and can fail without anybody's harm.
public final class WarmUp {

  /// On an idle machine a few hundred milliseconds are enough; what is not done by then goes on
  /// beside the first requests. Nothing is interrupted: a class whose loading breaks stays broken.
  private static final Duration AT_MOST = Duration.ofSeconds(2);

  private static final int ANSWER_BYTES = 8192;
  private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);

  private WarmUp() {}

  /// As {@link Engine#serve}, and the first request finds a server that has worked before.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when a port is taken
  public static Server serve(Engine engine, ServerOptions options) {
    var server = engine.serve(options);
    run(engine, server);
    return server;
  }

  private static void run(Engine engine, Server server) {
    var steps =
        CompletableFuture.allOf(
            beside(() -> askForRates(engine)), beside(() -> visit(server.baseUrls().sandbox())));
    steps.completeOnTimeout(null, AT_MOST.toMillis(), TimeUnit.MILLISECONDS).join();
  }

  private static CompletableFuture<Void> beside(Runnable step) {
    return CompletableFuture.runAsync(step, Thread::startVirtualThread)
        .exceptionally(
            failure -> {
              LOG.debug("the first request may take longer", failure);
              return null;
            });
  }

  private static void askForRates(Engine engine) {
    engine.keys().authenticate("nobody");
    var routes = new RateRoutes(engine.rates(), engine.asyncRateRequests());
    engine.workspaces().all().stream()
        .filter(workspace -> workspace.environment() == Environment.SANDBOX)
        .map(Workspace::desk)
        .findFirst()
        .ifPresent(routes::rehearse);
  }

  /// A page that needs no credential. Without TLS, whose certificate this process has no reason to
  /// trust.
  private static void visit(URI listener) {
    if (!listener.getScheme().equals("http")) {
      return;
    }
    try (var socket = new Socket(listener.getHost(), listener.getPort())) {
      socket.setSoTimeout((int) AT_MOST.toMillis());
      var request =
          "GET / HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
              .formatted(listener.getAuthority());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      socket.getInputStream().readNBytes(ANSWER_BYTES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

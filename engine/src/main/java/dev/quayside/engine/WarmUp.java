package dev.quayside.engine;

import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Does before the first request what it would otherwise wait for. It leaves nothing behind, and
/// can fail without anybody's harm.
public final class WarmUp {

  /// What is not done by then goes on beside the first requests. Nothing is interrupted: a class
  /// whose loading breaks stays broken.
  private static final Duration AT_MOST = Duration.ofSeconds(4);

  private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);

  private WarmUp() {}

  /// As {@link Engine#serve}, and the first request finds a program that has worked before.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when a port is taken
  public static Server serve(Engine engine, ServerOptions options) {
    var server = engine.serve(options);
    var played = new CompletableFuture<Void>();
    Thread.ofPlatform().daemon().name("warm-up").start(() -> rehearse(played));
    played.completeOnTimeout(null, AT_MOST.toMillis(), TimeUnit.MILLISECONDS).join();
    return server;
  }

  private static void rehearse(CompletableFuture<Void> played) {
    try {
      Rehearsal.run(() -> played.complete(null));
    } catch (RuntimeException failure) {
      LOG.debug("the first request may take longer", failure);
    } finally {
      played.complete(null);
    }
  }
}

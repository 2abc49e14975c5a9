package dev.quayside.engine.warmup;

import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Does what the first requests would otherwise wait for. It leaves nothing behind, and can fail
/// without harm. The launcher's AOT cache does not replace it: the cache is made of what it does,
/// and with the cache alone the first label takes many times as long (docs/benchmarks.md).
public final class WarmUp {

  private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);

  private WarmUp() {}

  /// As {@link Engine#serve}: it answers at once, and within seconds, while no request comes,
  /// becomes a program that has worked before.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when a port is taken
  public static Server serve(Engine engine, ServerOptions options) {
    var server = engine.serve(options);
    Thread.ofPlatform().daemon().name("warm-up").start(WarmUp::play);
    return server;
  }

  /// Returns when it is done. Nothing is interrupted: a class whose loading breaks stays broken.
  public static void play() {
    try {
      Acting.runAsEngine(Rehearsal::run);
    } catch (RuntimeException failure) {
      LOG.debug("the first request may take longer", failure);
    }
  }
}
